import { clockTime, longDate } from '#domain/thai-date.ts'
import { Logo } from '../../shell/logo.tsx'
import { useSite } from '../../site.tsx'
import { useMember } from '../use-member.ts'

/** On paper only: whose cooperative, whose figures, and when they were printed. */
export function PrintHead() {
  const { config } = useSite()
  const user = useMember()
  if (!user) return null
  const now = new Date()
  return (
    <div className="mb-4 hidden border-b border-border pb-3 print:block">
      <div className="flex items-center gap-3">
        <Logo size={64} />
        <div>
          <p className="font-semibold">{config.coopNameTH}</p>
          <p>
            เลขสมาชิก {user.membership_no} {user.member.member_name} {user.member.member_surname}
          </p>
          <p className="text-small">
            พิมพ์เมื่อ {longDate(now)} {clockTime(now)} เอกสารนี้พิมพ์จากระบบ ใช้เพื่อตรวจสอบเท่านั้น
          </p>
        </div>
      </div>
    </div>
  )
}
