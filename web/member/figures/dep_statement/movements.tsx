import type { DepositMovement, DepStatementFeed } from '#contract/member/deposit.ts'
import { longDate, shortDate } from '#domain/calendar/thai-date.ts'
import { DEPOSIT_CODES } from '#domain/statement/movement-words.ts'
import type { Address } from '../../../client/address.ts'
import { useMoreRows } from '../../../client/use-more-rows.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { byCursor } from '../../../ui/statement/by-cursor.ts'
import { LoadMore } from '../../../ui/statement/load-more.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { MovementDetails } from '../../../ui/statement/movement-details.tsx'
import { MovementMark } from '../../../ui/statement/movement-mark.tsx'
import { depositStyle } from '../../../ui/statement/movement-style.ts'
import { Signed } from '../../../ui/statement/signed.tsx'
import { type Column, StatementTable } from '../../../ui/statement/statement-table.tsx'
import { monthsOf } from './months.tsx'
import { DepositTotals } from './totals.tsx'

interface DepositMovementsProps {
  path: Address<'/api/member/dep_statement/:statement'>
  feed: DepStatementFeed
}

export function DepositMovements({ path, feed }: DepositMovementsProps) {
  const more = useMoreRows(path, feed, byCursor<DepositMovement>())
  const days = `${longDate(feed.from)} ถึง ${longDate(feed.to)}`
  if (feed.movements.length === 0) {
    return (
      <Empty title="ไม่พบรายการในช่วงวันที่เลือก" text={`${days} ไม่มีการฝาก ถอน หรือดอกเบี้ย ลองเลือกช่วงอื่น`} />
    )
  }
  return (
    <>
      <DepositTotals {...feed} />
      <StatementTable
        caption={`รายการเคลื่อนไหวเงินฝาก ${days} หน่วยเป็นบาท`}
        columns={more.rows.some(({ receipt_no }) => receipt_no) ? COLUMNS : WITHOUT_RECEIPTS}
        rows={more.rows}
        keyOf={({ seq }) => seq}
        groupOf={monthsOf(more.rows, more.hasMore)}
      />
      <LoadMore {...more} />
    </>
  )
}

const RECEIPT: Column<DepositMovement> = {
  head: 'เลขอ้างอิง',
  place: ({ receipt_no }) => (receipt_no ? 'pair' : 'none'),
  label: 'เลขอ้างอิง',
  words: true,
  cell: ({ receipt_no }) => receipt_no ?? '–',
}

const COLUMNS: Column<DepositMovement>[] = [
  { head: 'วันที่', place: 'under', words: true, cell: ({ posted_on }) => shortDate(posted_on) },
  {
    head: 'รายการ',
    place: 'title',
    words: true,
    cell: (row) => (
      <MovementMark look={depositStyle(row.sign)}>
        {DEPOSIT_CODES[row.code]}
        <MovementDetails row={row} />
      </MovementMark>
    ),
  },
  RECEIPT,
  {
    head: 'ฝาก',
    place: ({ sign }) => (sign === 1 ? 'amount' : 'none'),
    cell: ({ sign, paid_in }) =>
      sign === 1 && <Signed look={depositStyle(sign)} amount={paid_in} ownColumn />,
  },
  {
    head: 'ถอน',
    place: ({ sign }) => (sign === -1 ? 'amount' : 'none'),
    cell: ({ sign, paid_out }) =>
      sign === -1 && <Signed look={depositStyle(sign)} amount={paid_out} ownColumn />,
  },
  {
    head: 'คงเหลือ',
    place: 'under-end',
    label: 'คงเหลือ',
    cell: ({ balance }) => <Money amount={balance} unit={false} />,
  },
]

/** What is paid over the counter has none; a column of dashes tells nothing. */
const WITHOUT_RECEIPTS = COLUMNS.filter((column) => column !== RECEIPT)
