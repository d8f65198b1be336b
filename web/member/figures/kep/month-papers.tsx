import type { KepFeed } from '#contract/member/kep.ts'
import { buddhistYear, monthAndYear } from '#domain/calendar/thai-date.ts'
import { Downloads } from '../../../ui/statement/downloads.tsx'
import { PaperButton } from '../../../ui/statement/paper-button.tsx'

const PAPER = '/api/member/papers/kep'

/** The receipt at one press, once there is one; the bill and a whole year behind «ดาวน์โหลด». */
export function MonthPapers({ period, receipt }: NonNullable<KepFeed['collection']>) {
  const year = period.slice(0, 4)
  const word = receipt ? 'ใบเสร็จรับเงิน' : 'ใบเรียกเก็บเงิน'
  return (
    <div className="no-print mt-3 flex flex-wrap items-start gap-2">
      {receipt && <PaperButton label="ใบเสร็จรับเงิน (PDF)" path={`${PAPER}/pdf?period=${period}`} />}
      <Downloads
        papers={[
          {
            label: `${word} ${monthAndYear(`${period}-01`)}`,
            path: PAPER,
            query: `period=${period}`,
          },
          {
            label: `ทั้งปี ${buddhistYear(Number(year))}`,
            path: PAPER,
            query: `year=${year}`,
          },
        ]}
      />
    </div>
  )
}
