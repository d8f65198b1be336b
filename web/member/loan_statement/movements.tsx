import type { LoanMovement, LoanStatementFeed } from '#contract/portal/loan_statement.ts'
import { LOAN_CODES } from '#domain/movement-words.ts'
import { longDate, shortDate } from '#domain/thai-date.ts'
import { Empty } from '../../area/parts/empty.tsx'
import { LoadMore } from '../../area/parts/load-more.tsx'
import { Money } from '../../area/parts/money.tsx'
import { loanLook } from '../../area/parts/movement-look.ts'
import { MovementMark } from '../../area/parts/movement-mark.tsx'
import { Signed } from '../../area/parts/signed.tsx'
import { type Column, StatementTable } from '../../area/parts/statement-table.tsx'
import { useMoreRows } from '../../area/parts/use-more-rows.ts'
import { InterestOrigin } from './interest-origin.tsx'
import { LoanTotals } from './totals.tsx'

interface LoanMovementsProps {
  path: string
  feed: LoanStatementFeed
}

export function LoanMovements({ path, feed }: LoanMovementsProps) {
  const more = useMoreRows<LoanMovement>(path, feed)
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

const isRepayment = ({ sign }: LoanMovement) => sign === -1

const COLUMNS: Column<LoanMovement>[] = [
  { head: 'วันที่', place: 'under', words: true, cell: ({ posted_on }) => shortDate(posted_on) },
  {
    head: 'รายการ',
    place: 'title',
    words: true,
    cell: ({ sign, code, receipt_no }) => (
      <MovementMark look={loanLook(sign, code)}>
        {LOAN_CODES[code]}
        {receipt_no && (
          <span className="hidden text-caption font-normal text-muted @[40rem]:block print:block">
            {receipt_no}
          </span>
        )}
      </MovementMark>
    ),
  },
  {
    head: 'เงินต้น',
    place: (row) => (isRepayment(row) ? 'pair' : 'none'),
    label: 'เงินต้น',
    cell: ({ principal }) => <Money amount={principal} unit={false} />,
  },
  {
    head: 'ดอกเบี้ย',
    place: (row) => (isRepayment(row) ? 'pair-end' : 'none'),
    label: 'ดอกเบี้ย',
    cell: (row) => (isRepayment(row) ? <Money amount={row.interest} unit={false} /> : '–'),
  },
  {
    head: 'รวม',
    place: 'amount',
    cell: ({ sign, code, total }) => (
      <Signed look={loanLook(sign, code)} amount={total} ownColumn />
    ),
  },
  {
    head: 'เงินต้นคงเหลือ',
    place: 'under-end',
    label: 'คงเหลือ',
    cell: ({ balance }) => <Money amount={balance} unit={false} />,
  },
]
