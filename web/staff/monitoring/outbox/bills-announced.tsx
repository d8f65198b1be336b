import type { OutboxBills } from '#contract/staff/announce.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { monthAndYear, shortDate } from '#domain/calendar/thai-date.ts'
import { Section } from '../../../ui/area/section.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'

const COLUMNS: readonly Column<OutboxBills['nights'][number]>[] = [
  { head: 'วันที่แจ้ง', cell: ({ day }) => shortDate(day) },
  { head: 'ส่งแล้ว', cell: ({ sent }) => count(sent), figures: true },
  { head: 'รอส่ง', cell: ({ waiting }) => count(waiting), figures: true },
  { head: 'ส่งไม่สำเร็จ', cell: ({ gave_up }) => count(gave_up), figures: true },
]

/** How far members are told of the month's bill; nothing where the cooperative does not tell it. */
export function BillsAnnounced({ bills }: { bills: OutboxBills | undefined }) {
  if (!bills || bills.months.length === 0) return null
  return (
    <Section title="แจ้งยอดเรียกเก็บประจำเดือน">
      <ul className="mb-3 grid gap-1">
        {bills.months.map(({ period, people, ended_on }) => (
          <li key={period}>
            <span className="font-semibold">{monthAndYear(firstOfMonth(period))}</span>{' '}
            ลงกล่องแจ้งเตือนแล้ว {count(people)} คน (
            {ended_on ? `ครบทุกคนเมื่อ ${shortDate(ended_on)}` : 'ยังไม่ครบ'})
          </li>
        ))}
      </ul>
      <div className="mb-8">
        {bills.nights.length > 0 && (
          <ListTable
            caption="ข้อความแจ้งยอดเรียกเก็บตามวัน"
            columns={COLUMNS}
            rows={bills.nights}
            keyOf={({ day }) => day}
          />
        )}
      </div>
    </Section>
  )
}

function count(number: number): string {
  return number.toLocaleString('th-TH')
}
