import { useParams, useSearchParams } from 'react-router'
import type { UnitDetail } from '#contract/staff/units.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { Tabs, useTab } from '../../ui/data/tabs.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Contact } from './units/contact.tsx'
import { History } from './units/history.tsx'
import { MonthResult } from './units/month-result.tsx'
import { Users } from './units/users.tsx'

const PAYROLLS = { civil: 'ข้าราชการ', pension: 'บำนาญ', private: 'เอกชน' } as const
const GUIDE = [
  'ตรวจผลรายบุคคล เหตุผล และหลักฐานการโอนของเดือนที่เลือก แล้วกด “ปิดเดือน”',
  'หากหน่วยงานขอแก้ไขหลังปิดเดือน กด “เปิดให้แก้ไข” พร้อมเหตุผล',
  'ผู้ใช้ใหม่หรือผู้ที่ลืมรหัสผ่าน ให้เปิด “ผู้ใช้และผู้ประสานงาน” กด “ออกรหัส” แล้วมอบรหัสให้เจ้าตัว รหัสแสดงครั้งเดียว',
]

export function Component() {
  const { unitNo = '' } = useParams()
  const [params] = useSearchParams()
  const period = params.get('period')
  const query = period ? `?period=${encodeURIComponent(period)}` : ''
  const request = useQuery(address('/api/admin/units/:unitNo', { unitNo }, query))
  const { data } = request
  return (
    <>
      <PageHead
        title={data?.name ?? 'หน่วยงาน'}
        note={data && `รหัส ${data.unit_no} · เงินเดือน${PAYROLLS[data.payroll]}`}
        guide={GUIDE}
      />
      <StaffLoaded from={request} shape="page">
        {(unit) => <Unit unit={unit} onDone={request.again} />}
      </StaffLoaded>
    </>
  )
}

function Unit({ unit, onDone }: { unit: UnitDetail; onDone: () => void }) {
  const month = unit.months.find(({ period }) => period === unit.period)
  const tabs = [
    { value: 'result', label: 'ผลการหัก' },
    { value: 'people', label: 'ผู้ใช้และผู้ประสานงาน', count: unit.users.length },
    { value: 'history', label: 'ประวัติ' },
  ]
  const tab = useTab(tabs)
  return (
    <>
      <Tabs label="ส่วนของหน่วยงาน" tabs={tabs} keep={['period']} />
      {tab === 'people' ? (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <Users unitNo={unit.unit_no} users={unit.users} onDone={onDone} />
          <Contact unit={unit} onDone={onDone} />
        </div>
      ) : (
        <div className="grid gap-6">
          <MonthPicker unit={unit} />
          {tab === 'history' && <History unit={unit} />}
          {tab === 'result' && month && (
            <MonthResult key={month.period} month={month} onDone={onDone} />
          )}
          {tab === 'result' && !month && (
            <p className="card p-4 text-muted">ยังไม่มีใบแจ้งหนี้ของหน่วยงานนี้</p>
          )}
        </div>
      )}
    </>
  )
}

function MonthPicker({ unit }: { unit: UnitDetail }) {
  const [params, setParams] = useSearchParams()
  function choose(period: string) {
    const tab = params.get('tab')
    setParams(tab ? { tab, period } : { period })
  }
  if (unit.months.length === 0) return null
  return (
    <label className="no-print grid max-w-64 text-caption text-muted">
      งวดเดือน
      <select
        value={unit.period ?? ''}
        onChange={({ target }) => choose(target.value)}
        className="input text-text"
      >
        {unit.months.map(({ period }) => (
          <option key={period} value={period}>
            {monthAndYear(`${period}-01`)}
          </option>
        ))}
      </select>
    </label>
  )
}
