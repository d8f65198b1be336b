import type { MorningFigures } from '#contract/staff/morning/morning.ts'
import type { Permission } from '#domain/identity/staff-role.ts'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { useOfficer } from '../../client/use-staff.ts'
import { Block } from './block.tsx'
import { FigureTable } from './figure-table.tsx'

type Work = MorningFigures['work']

/** Where each is worked off, and by whom. */
// biome-ignore format: one row a queue
const PAGES: Record<Work['queues'][number]['key'], { to: string; may: Permission }> = {
  requests:    { to: '/admin/requests',    may: 'see_requests' },
  disputes:    { to: '/admin/balances',    may: 'see_members' },
  corrections: { to: '/admin/corrections', may: 'see_members' },
  moderation:  { to: '/admin/board',       may: 'voices' },
  rights:      { to: '/admin/rights',      may: 'see_members' },
}

/** Under a bar on a phone there is room for this. */
const TICKS: Record<Work['promises'][number]['key'], string> = {
  within: 'ในกำหนด',
  today: 'วันนี้',
  'late_1-5': 'เกิน 1–5 วัน',
  'late_6+': 'เกิน 5 วัน+',
}

/** What waits for officers, against what was promised. */
export function WorkBlock(work: Work) {
  const { permissions } = useOfficer()
  const { waiting, late, queues, promises, promised_days } = work
  return (
    <Block
      {...work}
      title="งานที่รอเจ้าหน้าที่"
      sentence={sentenceOf(waiting, late)}
      figure={{ value: waiting.toLocaleString('th-TH'), unit: 'เรื่องรออยู่' }}
      chart={
        <BarChart
          title={`คำขอของสมาชิก เทียบกับที่สัญญาไว้ ${promised_days} วันทำการ`}
          head="กำหนด"
          unit="เรื่อง"
          bars={promises.map(({ key, label, requests }) => ({
            ...{ label, tick: TICKS[key], value: requests },
          }))}
        />
      }
    >
      <FigureTable
        title="ตามประเภทงาน"
        heads={['งาน', 'รออยู่', 'เกินกำหนด', 'รอนานสุด (วัน)']}
        rows={queues.map(({ key, label, waiting, late, oldest_days }) => ({
          label,
          cells: [
            waiting.toLocaleString('th-TH'),
            late?.toLocaleString('th-TH') ?? 'ไม่มีกำหนด',
            waiting > 0 ? oldest_days.toLocaleString('th-TH') : '–',
          ],
          to: permissions.includes(PAGES[key].may) ? PAGES[key].to : undefined,
        }))}
      />
    </Block>
  )
}

function sentenceOf(waiting: number, late: number): string {
  if (waiting === 0) return 'ไม่มีงานค้าง'
  if (late === 0) return 'ไม่มีเรื่องที่เกินกำหนด'
  return `เกินกำหนดแล้ว ${late.toLocaleString('th-TH')} เรื่อง`
}
