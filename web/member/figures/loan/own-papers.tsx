import type { LoanPaper } from '#contract/shared/loan-paper.ts'
import { address } from '../../../client/address.ts'
import { PaperList } from '../../../ui/request/paper-list.tsx'
import { FoldedLink } from './folded-link.tsx'

/** Folded: whoever looks at a loan looks at its figures first. */
export function FoldedPapers({ papers }: { papers: readonly LoanPaper[] }) {
  if (papers.length === 0) return null
  return (
    <FoldedLink title={`เอกสารของสัญญานี้ (${papers.length} ฉบับ)`}>
      <OwnPapers papers={papers} />
    </FoldedLink>
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
