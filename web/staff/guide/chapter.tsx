import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { GuideChapter } from '#contract/staff/overview.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { RichText } from '../../ui/data/rich-text.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'

export function Component() {
  const { no = '' } = useParams()
  const request = useQuery(address('/api/admin/guide/:no', { no }))
  return (
    <>
      <PageHead title={request.data ? headingOf(request.data) : 'คู่มือ'} />
      <StaffLoaded from={request} shape="page">
        {(chapter) => <Chapter {...chapter} />}
      </StaffLoaded>
    </>
  )
}

function Chapter({ picture, html, before, after }: GuideChapter) {
  return (
    <article className="grid max-w-prose gap-6">
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        className="h-auto max-w-full rounded-card border border-border"
      />
      <RichText html={html} className="article" />
      <nav
        aria-label="บทอื่นของคู่มือ"
        className="no-print flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-border pt-3"
      >
        {before && (
          <Link to={`/admin/guide/${before.no}`} className="link flex min-h-11 items-center gap-1">
            <ChevronLeft aria-hidden className="size-5 shrink-0" />
            {headingOf(before)}
          </Link>
        )}
        {after && (
          <Link
            to={`/admin/guide/${after.no}`}
            className="link ms-auto flex min-h-11 items-center gap-1"
          >
            {headingOf(after)}
            <ChevronRight aria-hidden className="size-5 shrink-0" />
          </Link>
        )}
      </nav>
    </article>
  )
}

function headingOf({ no, title }: { no: number; title: string }): string {
  return `${no}. ${title}`
}
