import type { WatchFeed } from '#contract/member/coll.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { address } from '../../../client/address.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { PaperButton } from '../../../ui/statement/paper-button.tsx'

const WHY = { paid: 'ชำระครบแล้ว', released: 'ท่านไม่ได้เป็นผู้ค้ำแล้ว' } as const

/** What the member stood for and stands for no longer, each with its letter. */
export function FreedList({ freed }: Pick<WatchFeed, 'freed'>) {
  if (freed.length === 0) return null
  return (
    <Section title="พ้นภาระค้ำประกันแล้ว">
      <ul className="card divide-y divide-border">
        {freed.map(({ freed_id: freedId, loan_no, borrower_name, why, amount, paper_no, on }) => (
          <li key={freedId} className="flex flex-wrap items-center justify-between gap-2 p-4">
            <div className="min-w-0">
              <p className="font-semibold">{borrower_name}</p>
              <p className="text-small text-muted">
                สัญญาเลขที่ {loan_no} {WHY[why]} แจ้งวันที่ {shortDate(on)} วงเงินค้ำเดิม{' '}
                <Money amount={amount} />
              </p>
            </div>
            <PaperButton
              label="หนังสือแจ้ง"
              of={`พ้นภาระเลขที่ ${paper_no}`}
              path={address('/api/member/coll/freed/:freedId/pdf', { freedId })}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
