import type { InterestBasis } from '#contract/member/figures.ts'
import type { LoanMovement } from '#contract/member/loan_statement.ts'
import { Amount } from '../../../ui/statement/amount.tsx'
import { InterestSum } from '../../../ui/statement/interest-sum.tsx'

/** The arithmetic of one row; where it comes to something else than was taken, it says so. */
export function InterestOrigin({ row, basis }: { row: LoanMovement; basis: InterestBasis }) {
  return (
    <div className="figures text-small">
      <InterestSum basis={basis} />
      {row.receipt_no && <p className="mt-1 text-muted">ใบเสร็จเลขที่ {row.receipt_no}</p>}
      {!basis.agrees && (
        <p className="mt-1 text-amber-fg">
          สหกรณ์บันทึกดอกเบี้ยงวดนี้ <Amount amount={row.interest} /> บาท
          อาจมีการปรับอัตราหรือดอกเบี้ยค้างระหว่างงวด สอบถามได้ที่สหกรณ์
        </p>
      )}
    </div>
  )
}
