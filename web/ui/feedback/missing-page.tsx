import { House } from 'lucide-react'
import { useMeta } from '../../app/page-meta.tsx'
import { useSite } from '../../app/site.tsx'
import { Phone } from '../data/phone.tsx'
import { ButtonLink } from '../form/button.tsx'
import { SearchForm } from '../layout/search-form.tsx'

/** In place of any page that is not there, and of what a page was to show. */
export function MissingPage() {
  useMeta({ title: 'ไม่พบหน้าเว็บไซต์', nowhere: true })
  const { config } = useSite()

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
        <ButtonLink to="/home" primary Icon={House} label="กลับหน้าแรก" />
      </div>
      {config.phone && (
        <p>
          หาไม่พบ โทร <Phone number={config.phone} /> {config.office_days} เวลา {config.office_time}
        </p>
      )}
    </div>
  )
}
