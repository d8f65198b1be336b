import type { DeskTimes as Times } from '#contract/staff/desk/request-desk.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Section } from '../../../ui/area/section.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'

type Row = Times['kinds'][number]

const COLUMNS: readonly Column<Row>[] = [
  { head: 'เรื่อง', cell: ({ title }) => title },
  { head: 'ตัดสินแล้ว', cell: ({ requests }) => requests.toLocaleString('th-TH'), figures: true },
  { head: 'ตรวจครั้งแรก (ครึ่งหนึ่งภายใน)', cell: ({ check_half }) => hours(check_half), figures: true },
  {
    head: 'รู้ผล (ครึ่งหนึ่งภายใน)',
    cell: ({ decision_half }) => hours(decision_half),
    figures: true,
  },
  {
    head: 'รู้ผล (9 ใน 10 ภายใน)',
    cell: ({ decision_most }) => hours(decision_most),
    figures: true,
  },
]

/** How long members waited: nothing where nothing was decided lately. */
export function DeskTimes() {
  const times = useQuery('/api/admin/requests/times')
  return (
    <StaffLoaded from={times}>
      {({ days, promised_days, kinds }) =>
        kinds.length > 0 && (
          <Section title={`เวลาพิจารณา ${days} วันที่ผ่านมา`}>
            <p className="text-small text-muted">
              นับจากคำขอถึงโต๊ะเจ้าหน้าที่ สหกรณ์แจ้งสมาชิกว่าจะเสร็จใน {promised_days} วันทำการ
            </p>
            <ListTable
              caption="เวลาพิจารณาตามเรื่อง"
              columns={COLUMNS}
              rows={kinds}
              keyOf={({ kind }) => kind}
            />
          </Section>
        )
      }
    </StaffLoaded>
  )
}

function hours(value: number | null): string {
  if (value === null) return '–'
  return value < 48
    ? `${value.toLocaleString('th-TH')} ชม.`
    : `${(value / 24).toLocaleString('th-TH', { maximumFractionDigits: 1 })} วัน`
}
