import { Link, Navigate, useLocation } from 'react-router'
import { useMeta } from '../../app/page-meta.tsx'
import { staffSession } from '../../client/session/staff-session.ts'
import { Expired } from '../../ui/area/expired.tsx'
import { returnTo } from '../client/return-to.ts'
import { useStaffSession } from '../client/use-staff.ts'
import { SignIn } from './sign-in.tsx'

export function Component() {
  const { state } = useLocation()
  const { user: officer, expired } = useStaffSession()
  useMeta({ title: 'เข้าสู่ระบบเจ้าหน้าที่', hidden: true })
  if (officer || (staffSession.token() && !expired))
    return <Navigate to={returnTo(state)} replace />
  return (
    <>
      {expired && <Expired />}
      <div className="card bg-bg p-[20px] sm:p-8">
        <h1 tabIndex={-1} className="mb-4 text-h2">
          เข้าสู่ระบบเจ้าหน้าที่
        </h1>
        <SignIn />
      </div>
      <p className="mt-4 text-small text-muted">
        ได้รับรหัสจากผู้ดูแลระบบ{' '}
        <Link to="/admin/setup" className="link inline-flex min-h-12 items-center">
          ตั้งรหัสผ่านที่นี่
        </Link>
      </p>
    </>
  )
}
