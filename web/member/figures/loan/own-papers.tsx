import { ChevronDown } from 'lucide-react'
import type { LoanPaper } from '#contract/shared/loan-paper.ts'
import { address } from '../../../client/address.ts'
import { PaperList } from '../../../ui/request/paper-list.tsx'

/** Folded: whoever looks at a loan looks at its figures first. */
export function FoldedPapers({ papers }: { papers: readonly LoanPaper[] }) {
  if (papers.length === 0) return null
  return (
    <details className="group">
      <summary className="inline-flex min-h-12 items-center gap-1.5 text-label text-link hover:underline">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
        เอกสารของสัญญานี้ ({papers.length} ฉบับ)
      </summary>
      <OwnPapers papers={papers} />
    </details>
  )
}

export function OwnPapers({ papers }: { papers: readonly LoanPaper[] }) {
  return <PaperList papers={papers} pathOf={pathOf} />
}

function pathOf({ code, request_id: requestId }: LoanPaper): string {
  return code === null
    ? address('/api/member/requests/:requestId/letter/:format', { requestId, format: 'pdf' })
    : address('/api/member/signings/:code/pdf', { code })
}
