import type { Day } from '#domain/calendar/day.ts'
import { monthLabel, shortDate, shortMonth } from '#domain/calendar/thai-date.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { ShareBars } from '../../ui/chart/share-bars.tsx'
import { Tabs, useTab } from '../../ui/data/tabs.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'

const GUIDE = [
  'นับเฉพาะจำนวนครั้งที่เปิดหน้า ตามกลุ่มหน้าและวัน ไม่เก็บว่าใครเปิด จากที่ใด หรือด้วยเครื่องใด',
  'ตัวเลขปรับทุกนาที และนับรวมทุกเครื่องที่ให้บริการ',
]
const TABS = [
  { value: '7', label: '7 วัน' },
  { value: '30', label: '30 วัน' },
  { value: '365', label: '12 เดือน' },
] as const

// biome-ignore format: one row a group
const GROUPS: Record<string, string> = {
  home: 'หน้าแรก', news: 'ข่าว', search: 'ค้นหา', board: 'กระทู้', demand: 'เสียงสมาชิก', election: 'เลือกตั้ง',
  calculators: 'คำนวณ', policies: 'นโยบาย', verify: 'ตรวจเอกสาร', member: 'สมาชิก', unit: 'หน่วยงาน', admin: 'เจ้าหน้าที่',
}

export function Component() {
  const days = useTab(TABS, 'days')
  const request = useQuery(address('/api/admin/traffic', `days=${days}`))
  return (
    <>
      <PageHead title="สถิติการใช้งาน" note="จำนวนครั้งที่เปิดหน้า ไม่มีข้อมูลส่วนบุคคล" guide={GUIDE} />
      <Tabs label="ช่วงเวลา" tabs={TABS} name="days" />
      <StaffLoaded from={request}>
        {({ bars, groups, total }) =>
          total === 0 ? (
            <Empty title="ยังไม่มีการเปิดหน้าในช่วงนี้" />
          ) : (
            <div className="grid gap-6">
              <BarChart
                title={`เปิดหน้าทั้งหมด ${total.toLocaleString('th-TH')} ครั้ง`}
                head={days === '365' ? 'เดือน' : 'วัน'}
                unit="ครั้ง"
                bars={bars.map(({ from, views }) => ({
                  label: labelOf(from, days),
                  // Seven dates in full run into each other on a phone.
                  tick: days === '365' ? monthLabel(from) : String(Number(from.slice(8, 10))),
                  value: views,
                }))}
              />
              <ShareBars
                title="ตามกลุ่มหน้า"
                unit="ครั้ง"
                bars={groups.map(({ group, views }) => ({
                  label: GROUPS[group] ?? group,
                  value: views,
                }))}
              />
            </div>
          )
        }
      </StaffLoaded>
    </>
  )
}

function labelOf(day: Day, days: string): string {
  return days === '365' ? shortMonth(day) : shortDate(day).replace(/ \d{4}$/, '')
}
