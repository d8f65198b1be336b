import type { LoanPaper } from '#contract/shared/loan-paper.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { PaperButton } from '../statement/paper-button.tsx'

// biome-ignore format: one row a way
const HOW: Record<LoanPaper['how'], string> = {
  electronic: 'ลงนามในระบบ',
  paper:      'ลงลายมือชื่อ',
  letter:     'สหกรณ์แจ้งผล',
}

interface PaperListProps<Paper extends LoanPaper> {
  papers: readonly Paper[]
  pathOf: (paper: Paper) => string
  /** Whose it is, where papers of several people stand together. */
  whose?: (paper: Paper) => string
}

/** Papers of a loan, each with when and how it came to be. */
export function PaperList<Paper extends LoanPaper>({
  papers,
  pathOf,
  whose,
}: PaperListProps<Paper>) {
  return (
    <ul className="grid grid-cols-1 divide-y divide-border border-y border-border">
      {papers.map((paper) => {
        const { title, how, at } = paper
        const when = `${HOW[how]} ${shortDate(new Date(at))}`
        const of = whose?.(paper)
        return (
          <li
            key={`${paper.request_id} ${paper.code}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="block">{title}</span>
              <span className="block text-small text-muted">{of ? `${of} · ${when}` : when}</span>
            </span>
            <PaperButton label="เปิด (PDF)" of={` ${title} ${of ?? ''}`} path={pathOf(paper)} />
          </li>
        )
      })}
    </ul>
  )
}
