import { House } from 'lucide-react'
import { Link } from 'react-router'
import type { Footer } from '#contract/info.ts'
import { useMeta } from './page-meta.tsx'
import { SearchForm } from './shell/search-form.tsx'
import { useSite } from './site.tsx'
import { feedFooter } from './store/feeds.ts'
import { useFeed } from './store/use-feed.ts'

export function Component() {
  useMeta({ title: 'ไม่พบหน้าเว็บไซต์', nowhere: true })
  const { config } = useSite()
  const { data: contact } = useFeed<Footer>(feedFooter, '/api/info/footer')

  return (
    <div className="page-width grid min-h-[60dvh] grid-cols-1 content-center gap-5 py-12">
      <p aria-hidden className="figures text-h1 font-semibold text-muted">
        404
      </p>
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...
      </h1>
      <p>ที่อยู่เว็บอาจพิมพ์ผิด หรือหน้านี้ถูกย้ายแล้ว</p>
      <SearchForm action="/search" label="ค้นหาในเว็บไซต์" query="" />
      <div>
        <Link to="/home" className="button button-primary">
          <House aria-hidden className="size-5" />
          กลับหน้าแรก
        </Link>
      </div>
      {contact?.phone && (
        <p>
          หาไม่พบ โทร{' '}
          <a className="link term" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
            {contact.phone}
          </a>{' '}
          {config.office_days} เวลา {config.office_time}
        </p>
      )}
    </div>
  )
}
