import { ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import { weekdayDate } from '#domain/calendar/thai-date.ts'
import { ROLE_WORDS } from '#domain/identity/staff-role-words.ts'
import { useQuery } from '../../client/use-query.ts'
import { Callout } from '../../ui/feedback/callout.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { useOfficer } from '../client/use-staff.ts'
import { PageHead } from '../parts/page-head.tsx'
import { FailedSignIns } from './overview/failed-sign-ins.tsx'
import { Freshness } from './overview/freshness.tsx'
import { Queues } from './overview/queues.tsx'
import { Views } from './overview/views.tsx'

const GUIDE = [
  'ช่องด้านบนบอกจำนวนงานที่รอท่านทำ กดเพื่อไปทำงานนั้น',
  'เมนูด้านซ้ายแสดงเฉพาะงานที่บทบาทของท่านทำได้',
  'ข้อมูลรายวันที่เก่ากว่า 3 วันจะมีเครื่องหมายเตือน ให้แจ้งผู้นำเข้าข้อมูล',
]
const FEW_CODES = 2

export function Component() {
  const { name, roles, recovery_codes_left } = useOfficer()
  const request = useQuery('/api/admin/overview')
  return (
    <>
      <PageHead
        title="ภาพรวม"
        note={`${weekdayDate(new Date())} · ${name} · ${roles.map((role) => ROLE_WORDS[role].name).join(', ')}`}
        guide={GUIDE}
      />
      <div className="grid gap-8">
        {recovery_codes_left <= FEW_CODES && (
          <Callout
            tone="amber"
            Icon={ShieldAlert}
            title={`เหลือรหัสสำรอง ${recovery_codes_left} รหัส`}
          >
            <p>
              หากโทรศัพท์หายจะเข้าสู่ระบบไม่ได้{' '}
              <Link to="/admin/account" className="underline">
                ออกรหัสสำรองชุดใหม่
              </Link>
            </p>
          </Callout>
        )}
        <StaffLoaded from={request}>
          {({ queues, freshness, views, failed }) => (
            <div className="grid gap-8">
              <Queues queues={queues} />
              {freshness && <Freshness {...freshness} />}
              {views && failed && (
                <div className="grid items-start gap-6 xl:grid-cols-2">
                  <Views days={views} />
                  <FailedSignIns days={failed} />
                </div>
              )}
            </div>
          )}
        </StaffLoaded>
      </div>
    </>
  )
}
