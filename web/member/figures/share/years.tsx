import { Link } from 'react-router'
import type { ShareFeed, ShareMovement } from '#contract/member/share.ts'
import { buddhistYear, shortDate } from '#domain/calendar/thai-date.ts'
import { SHARE_CODES } from '#domain/statement/movement-words.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Sums } from '../../../ui/data/facts.tsx'
import { FilterLinks } from '../../../ui/data/filter-links.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Downloads } from '../../../ui/statement/downloads.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { MovementDetails } from '../../../ui/statement/movement-details.tsx'
import { MovementMark } from '../../../ui/statement/movement-mark.tsx'
import { shareStyle } from '../../../ui/statement/movement-style.ts'
import { Signed } from '../../../ui/statement/signed.tsx'
import { type Column, StatementTable } from '../../../ui/statement/statement-table.tsx'

/** Movements by accounting year, which is what a dividend is reckoned by. */
export function ShareYears({ years, year, movements }: ShareFeed) {
  const chosen = years.find((each) => each.year === year)
  return (
    <Section title="รายการเคลื่อนไหวตามปีบัญชี" aside={<Downloads papers={papersOf(movements)} />}>
      <div className="no-print mb-4">
        <FilterLinks
          label="ปีบัญชี"
          chosen={String(year)}
          choices={years.map((each) => ({
            value: String(each.year),
            label: String(buddhistYear(each.year)),
          }))}
          to={(value) => `?year=${value}`}
        />
      </div>
      {chosen && (
        <div className="card mb-3 p-4 sm:px-6">
          <h3 className="mb-2 text-h3">ปีบัญชี {buddhistYear(chosen.year)}</h3>
          <Sums
            facts={[
              ['ยอดยกมา', <Money key="opening" amount={chosen.opening} />],
              ['เพิ่มระหว่างปี', <Money key="in" amount={chosen.paid_in} />],
              ['ถอนระหว่างปี', <Money key="out" amount={chosen.withdrawn} />],
              ['คงเหลือ', <Money key="closing" amount={chosen.closing} />],
            ]}
          />
        </div>
      )}
      {movements.length > 0 ? (
        <StatementTable
          caption={`รายการเคลื่อนไหวหุ้น ปีบัญชี ${year ? buddhistYear(year) : ''} หน่วยเป็นบาท`}
          columns={COLUMNS}
          rows={movements}
          keyOf={({ seq }) => seq}
        />
      ) : (
        <Empty title="ไม่พบรายการในปีบัญชีที่เลือก" />
      )}
    </Section>
  )
}

/** Of the days in sight: the year of a paper is told by its rows, newest first. */
function papersOf(movements: readonly ShareMovement[]) {
  const [first, last] = [movements.at(-1), movements[0]]
  const query = first && last ? `from=${first.posted_on}&to=${last.posted_on}` : ''
  return [{ label: 'รายการเคลื่อนไหวหุ้น', path: '/api/member/papers/share', query }]
}

const COLUMNS: Column<ShareMovement>[] = [
  { head: 'วันที่', place: 'under', words: true, cell: ({ posted_on }) => shortDate(posted_on) },
  {
    head: 'รายการ',
    place: 'title',
    words: true,
    cell: (row) => (
      <MovementMark look={shareStyle(row.sign)}>
        {SHARE_CODES[row.code]}
        <MovementDetails row={row} />
        {row.note && <span className="block text-small font-normal text-muted">{row.note}</span>}
      </MovementMark>
    ),
  },
  {
    head: 'ใบเสร็จ',
    place: ({ receipt_no }) => (receipt_no ? 'pair' : 'none'),
    label: 'ใบเสร็จ',
    words: true,
    cell: ({ receipt_no, receipt_period }) =>
      receipt_no && receipt_period ? (
        <Link className="link" to={`/member/kep?period=${receipt_period}`}>
          {receipt_no}
        </Link>
      ) : (
        (receipt_no ?? '–')
      ),
  },
  {
    head: 'งวดที่',
    place: ({ instalment }) => (instalment ? 'pair-end' : 'none'),
    label: 'งวดที่',
    cell: ({ instalment }) => instalment ?? '–',
  },
  {
    head: 'จำนวนหุ้น',
    place: 'none',
    cell: ({ shares }) => shares.toLocaleString('th-TH'),
  },
  {
    head: 'จำนวนเงิน',
    place: 'amount',
    cell: ({ sign, amount }) => <Signed look={shareStyle(sign)} amount={amount} />,
  },
  {
    head: 'คงเหลือ',
    place: 'under-end',
    label: 'คงเหลือ',
    cell: ({ balance }) => <Money amount={balance} unit={false} />,
  },
]
