import type { LoanMovement, LoanStatementFeed } from '#contract/member/loan_statement.ts'
import { longDate, shortDate } from '#domain/calendar/thai-date.ts'
import { paidBy } from '#domain/loan/loan-payment.ts'
import { LOAN_CODES } from '#domain/statement/movement-words.ts'
import type { Address } from '../../../client/address.ts'
import { useMoreRows } from '../../../client/use-more-rows.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { byCursor } from '../../../ui/statement/by-cursor.ts'
import { LoadMore } from '../../../ui/statement/load-more.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { MovementDetails } from '../../../ui/statement/movement-details.tsx'
import { MovementMark } from '../../../ui/statement/movement-mark.tsx'
import { loanStyle } from '../../../ui/statement/movement-style.ts'
import { Signed } from '../../../ui/statement/signed.tsx'
import { type Column, StatementTable } from '../../../ui/statement/statement-table.tsx'
import { InterestOrigin } from './interest-origin.tsx'
import { LoanTotals } from './totals.tsx'

interface LoanMovementsProps {
  path: Address<'/api/member/loan_statement/:statement'>
  feed: LoanStatementFeed
}

export function LoanMovements({ path, feed }: LoanMovementsProps) {
  const more = useMoreRows(path, feed, byCursor<LoanMovement>())
  const days = `${longDate(feed.from)} ถึง ${longDate(feed.to)}`
  if (feed.movements.length === 0) {
    return (
      <Empty title="ไม่พบรายการในช่วงวันที่เลือก" text={`${days} ไม่มีการชำระหรือรับเงินกู้ ลองเลือกช่วงอื่น`} />
    )
  }
  return (
    <>
      <LoanTotals {...feed} />
      <StatementTable
        caption={`รายการชำระเงินกู้ ${days} หน่วยเป็นบาท`}
        columns={COLUMNS}
        rows={more.rows}
        keyOf={({ seq }) => seq}
        folded={{
          label: ['ที่มา', 'ของดอกเบี้ย'],
          of: (row) => (row.basis ? <InterestOrigin row={row} basis={row.basis} /> : undefined),
        }}
      />
      <LoadMore {...more} />
    </>
  )
}

function PaidInterest({ row }: { row: LoanMovement }) {
  const paid = paidBy(row)
  return paid ? <Money amount={paid.interest} unit={false} /> : '–'
}

/** What is taken back is less than nothing in its column; a phone has no columns, and says which way the debt goes. */
function LoanTotal({ row }: { row: LoanMovement }) {
  const look = loanStyle(row.sign, row.code)
  const paid = paidBy(row)?.total ?? row.total
  if (paid >= 0) return <Signed look={look} amount={row.total} ownColumn />
  return (
    <>
      <span className="@[40rem]:hidden print:hidden">
        <Signed look={look} amount={row.total} />
      </span>
      <span className="hidden @[40rem]:inline print:inline">
        <Signed look={{ ...look, sign: '' }} amount={paid} />
      </span>
    </>
  )
}

const COLUMNS: Column<LoanMovement>[] = [
  { head: 'วันที่', place: 'under', words: true, cell: ({ posted_on }) => shortDate(posted_on) },
  {
    head: 'รายการ',
    place: 'title',
    words: true,
    cell: (row) => (
      <MovementMark look={loanStyle(row.sign, row.code)}>
        {LOAN_CODES[row.code]}
        <MovementDetails row={row} />
        {row.receipt_no && (
          <span className="hidden text-caption font-normal text-muted @[40rem]:block print:block">
            {row.receipt_no}
          </span>
        )}
      </MovementMark>
    ),
  },
  {
    head: 'เงินต้น',
    place: (row) => (paidBy(row)?.principal ? 'pair' : 'none'),
    label: 'เงินต้น',
    cell: (row) => <Money amount={paidBy(row)?.principal ?? row.principal} unit={false} />,
  },
  {
    head: 'ดอกเบี้ย',
    place: (row) => (paidBy(row) ? 'pair-end' : 'none'),
    label: 'ดอกเบี้ย',
    cell: (row) => <PaidInterest row={row} />,
  },
  {
    head: 'รวม',
    place: 'amount',
    cell: (row) => <LoanTotal row={row} />,
  },
  {
    head: 'เงินต้นคงเหลือ',
    place: 'under-end',
    label: 'คงเหลือ',
    cell: ({ balance }) => <Money amount={balance} unit={false} />,
  },
]
