import type { AnsweredCertificate } from '#contract/unit/certify.ts'
import { monthAndYear, shortMoment } from '#domain/calendar/thai-date.ts'
import type { Satang } from '#domain/money/money.ts'
import { netPay } from '#domain/request/certified-pay.ts'
import { Section } from '../../ui/area/section.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Money } from '../../ui/statement/money.tsx'

interface AnsweredProps {
  answered: readonly AnsweredCertificate[]
  count: number
}

function amount(head: string, of: (pay: NonNullable<AnsweredCertificate['pay']>) => Satang) {
  const cell = ({ pay }: AnsweredCertificate) =>
    pay ? <Money amount={of(pay)} unit={false} /> : '–'
  return { head, cell, figures: true }
}

const COLUMNS: Column<AnsweredCertificate>[] = [
  {
    head: 'สมาชิก',
    cell: ({ name, membership_no }) => (
      <>
        <span className="block font-semibold">{name}</span>
        <span className="figures text-muted">{membership_no}</span>
      </>
    ),
  },
  {
    head: 'ตอบว่า',
    cell: ({ pay, note }) => (
      <>
        {pay ? `รับรอง ${monthAndYear(`${pay.month}-01`)}` : 'ไม่ใช่บุคลากร'}
        {note && <span className="block text-muted wrap-anywhere">{note}</span>}
      </>
    ),
  },
  amount('รายได้ (บาท)', ({ income }) => income),
  amount('หักสหกรณ์ (บาท)', ({ coop_deducted }) => coop_deducted),
  amount('หักอื่น (บาท)', ({ other_deducted }) => other_deducted),
  amount('สุทธิ (บาท)', netPay),
  {
    head: 'โดย',
    cell: ({ by, at, request_no }) => (
      <>
        <span className="block">{by}</span>
        <span className="text-muted">
          {shortMoment(at)} · {request_no}
        </span>
      </>
    ),
  },
]

/** What the unit has said in a year, with who and when. */
export function Answered({ answered, count }: AnsweredProps) {
  if (answered.length === 0) return null
  return (
    <Section title="ที่ตอบแล้วใน 12 เดือน">
      <ListTable
        caption="รายได้ที่หน่วยงานรับรองแล้วใน 12 เดือน"
        columns={COLUMNS}
        rows={answered}
        keyOf={({ request_id, round }) => `${request_id} ${round}`}
      />
      {count > answered.length && (
        <p className="mt-3 text-muted">
          แสดง {answered.length.toLocaleString('en')} รายการล่าสุด จากทั้งหมด{' '}
          {count.toLocaleString('en')} รายการ
        </p>
      )}
    </Section>
  )
}
