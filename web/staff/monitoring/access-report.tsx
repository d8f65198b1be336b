import type { AccessReport } from '#contract/staff/monitoring.ts'
import { auditWords } from '#domain/audit/audit-words.ts'
import { TAKEOVER_SIGNS } from '#domain/audit/takeover-sign.ts'
import { shortDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { Titled } from '../../ui/area/titled.tsx'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { ShareBars } from '../../ui/chart/share-bars.tsx'
import { FilterBar, FilterSelect } from '../../ui/data/filter-bar.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { SaveButton } from '../../ui/data/save-button.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { daysOf, periods } from './period.ts'

const GUIDE = [
  'รายงานนี้บอกว่าเจ้าหน้าที่คนใดเปิดดูหรือทำรายการเกี่ยวกับสมาชิกกี่คน ในแต่ละวัน',
  'กดชื่อเจ้าหน้าที่เพื่อดูว่าเป็นสมาชิกคนใดบ้าง',
  'จำนวนที่สูงผิดปกติเมื่อเทียบกับงานในวันนั้น ควรสอบถาม',
  'หัวข้อ “ควรสอบถาม” คือเหตุการณ์ที่อาจเป็นการสวมบัญชีสมาชิก ให้ถามทั้งเจ้าหน้าที่และสมาชิก',
]

type DayRow = AccessReport['days'][number]
type MemberRow = AccessReport['members'][number]
type SignRow = AccessReport['signs'][number]

const MEMBERS: readonly Column<MemberRow>[] = [
  { head: 'เลขสมาชิก', whole: true, cell: ({ membership_no }) => membership_no },
  { head: 'ชื่อ', cell: ({ member_name }) => member_name || '–' },
  { head: 'ครั้ง', figures: true, cell: ({ looks }) => looks.toLocaleString('th-TH') },
  { head: 'สิ่งที่ทำ', cell: ({ actions }) => actions.map(auditWords).join(', ') },
  {
    head: 'ล่าสุด',
    whole: true,
    cell: ({ last_at }) => shortMoment(last_at),
  },
]

const SIGNS: readonly Column<SignRow>[] = [
  { head: 'ลักษณะ', cell: saidOf },
  { head: 'เจ้าหน้าที่', cell: ({ name }) => name || '–' },
  { head: 'เลขสมาชิก', whole: true, cell: ({ membership_no }) => membership_no ?? '–' },
  { head: 'เมื่อ', whole: true, cell: ({ at }) => shortMoment(at) },
]

export function Component() {
  const { values, change } = useListState(['period', 'officer'])
  const { officer } = values
  const now = new Date()
  const period = values.period || '30'
  const range = daysOf(period, now) ?? {}
  const query = new URLSearchParams({ ...range, ...(officer && { officer }) })
  const request = useQuery(address('/api/admin/access-report', query))
  return (
    <>
      <PageHead
        title="รายงานการเข้าถึงข้อมูล"
        note="เจ้าหน้าที่คนใดดูข้อมูลของสมาชิกคนใด"
        guide={GUIDE}
        actions={
          <>
            <SaveButton path={address('/api/admin/access-report/xlsx', query)}>
              ส่งออก Excel
            </SaveButton>
            <SaveButton path={address('/api/admin/access-report/csv', query)}>ส่งออก CSV</SaveButton>
          </>
        }
      />
      <FilterBar onClear={officer ? () => change({ officer: '' }) : undefined}>
        <FilterSelect
          label="ช่วงเวลา"
          value={period}
          choices={periods(now)}
          all="30 วันที่ผ่านมา"
          onChoose={(chosen) => change({ period: chosen })}
        />
      </FilterBar>
      <StaffLoaded from={request}>
        {(report) => <Report {...report} officer={officer} period={period} />}
      </StaffLoaded>
    </>
  )
}

function Report({
  days,
  members,
  signs,
  officer,
  period,
}: AccessReport & { officer: string; period: string }) {
  if (days.length + signs.length === 0) return <Empty title="ไม่มีการเข้าถึงข้อมูลสมาชิกในช่วงนี้" />
  const columns: readonly Column<DayRow>[] = [
    { head: 'เจ้าหน้าที่', cell: ({ name }) => name },
    { head: 'วันที่', whole: true, cell: ({ day }) => shortDate(day) },
    { head: 'สมาชิก (คน)', figures: true, cell: (row) => row.members.toLocaleString('th-TH') },
    { head: 'รายการ (ครั้ง)', figures: true, cell: ({ looks }) => looks.toLocaleString('th-TH') },
    { head: 'ถูกปฏิเสธ', figures: true, cell: ({ refused }) => refused.toLocaleString('th-TH') },
  ]
  return (
    <div className="grid gap-8">
      <Titled title="ควรสอบถาม" head="mb-3 text-h3" className="min-w-0">
        <ListTable
          caption="เหตุการณ์ที่อาจเป็นการสวมบัญชีสมาชิกหรือเปลี่ยนบัญชีรับเงิน ล่าสุดก่อน"
          columns={SIGNS}
          rows={signs}
          keyOf={({ kind, at, login }) => `${kind} ${at} ${login}`}
          empty={<p>ไม่พบเหตุการณ์ที่อาจเป็นการสวมบัญชีสมาชิกหรือเปลี่ยนบัญชีรับเงินในช่วงนี้</p>}
        />
      </Titled>
      {officer ? (
        <BarChart title="จำนวนสมาชิกที่เปิดดูในแต่ละวัน" head="วัน" unit="คน" bars={byDay(days)} />
      ) : (
        <ShareBars title="รายการเกี่ยวกับสมาชิก ตามเจ้าหน้าที่" unit="ครั้ง" bars={byOfficer(days)} />
      )}
      {officer && (
        <section aria-labelledby="members" className="min-w-0">
          <h2 id="members" className="mb-3 text-h3">
            สมาชิกที่ {days[0]?.name} เปิดดู
          </h2>
          <ListTable
            caption="สมาชิกที่เจ้าหน้าที่เปิดดู ล่าสุดก่อน"
            columns={MEMBERS}
            rows={members}
            keyOf={({ membership_no }) => membership_no}
          />
        </section>
      )}
      <Titled title="รายวัน" head="mb-3 text-h3" className="min-w-0">
        <ListTable
          caption="การเข้าถึงข้อมูลสมาชิก ตามวันและเจ้าหน้าที่"
          columns={columns}
          rows={days}
          keyOf={({ day, login }) => `${day} ${login}`}
          to={({ login }) => `?${new URLSearchParams({ period, officer: login })}`}
        />
      </Titled>
    </div>
  )
}

function saidOf({ kind, times, refused }: SignRow): string {
  const more = [times > 1 && `${times} ใบ`, refused && 'ระบบไม่อนุญาต'].filter(Boolean)
  return more.length > 0 ? `${TAKEOVER_SIGNS[kind]} (${more.join(' ')})` : TAKEOVER_SIGNS[kind]
}

function byOfficer(days: readonly DayRow[]) {
  const looks = new Map<string, number>()
  for (const day of days) looks.set(day.name, (looks.get(day.name) ?? 0) + day.looks)
  return [...looks]
    .map(([label, value]) => ({ label, value }))
    .sort((one, other) => other.value - one.value)
    .slice(0, 10)
}

function byDay(days: readonly DayRow[]) {
  return days
    .map(({ day, members }) => ({ label: shortDate(day).replace(/ \d{4}$/, ''), value: members }))
    .reverse()
}
