import { Navigate, useLocation } from 'react-router'
import { REMEMBERED_DAYS } from '#domain/identity/remembered-days.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { useMeta } from '../../app/page-meta.tsx'
import { signIn, signInByKey } from '../../client/session/member-session.ts'
import { Expired } from '../../ui/area/expired.tsx'
import { type Door, LogonForm } from '../../ui/area/logon-form.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import type { Typed } from '../../ui/form/field.tsx'
import { MembershipNo } from '../../ui/form/membership-no.tsx'
import { HelpBox } from '../layout/help-box.tsx'
import { returnTo, useMember, useMemberSession } from '../layout/use-member.ts'
import { DoorLink } from './door-link.tsx'

const TRIES_BEFORE_HELP = 3

const DOOR: Door = {
  login: 'membership_no',
  password: 'mem_password',
  Login: NumberField,
  readLogin: padMembershipNo,
  loginWanted: 'กรอกเลขสมาชิก',
  rememberedDays: REMEMBERED_DAYS.member,
  signIn: ({ login, password, ...rest }) =>
    signIn({ membership_no: login, mem_password: password, ...rest }),
  keys: { area: 'member', signIn: signInByKey },
}

export function Component() {
  const { state } = useLocation()
  const { expired } = useMemberSession()
  const place = returnTo(state)
  useMeta({
    title: 'เข้าสู่ระบบสมาชิก',
    description: 'เข้าสู่ระบบสมาชิกเพื่อดูหุ้น เงินกู้ เงินฝาก และรายการเรียกเก็บของท่าน',
    hidden: true,
  })
  if (useMember()) return <Navigate to={place} replace />

  return (
    <>
      {expired && <Expired />}
      <div className="card relative p-[20px] sm:p-8">
        <h1 tabIndex={-1} className="text-h2">
          เข้าสู่ระบบสมาชิก
        </h1>
        <MemberLogon place={place} />
      </div>
      <p className="mt-4">
        <DoorLink to="/member/stop">ไม่ใช่ฉัน หยุดทันที</DoorLink>
      </p>
      <HelpBox />
    </>
  )
}

function MemberLogon({ place }: { place: string }) {
  return (
    <LogonForm door={DOOR} place={place}>
      {(refused) => (
        <>
          {refused >= TRIES_BEFORE_HELP && (
            <ButtonLink to="/member/forget" label="ลืมรหัสผ่าน ตั้งรหัสผ่านใหม่ที่นี่" />
          )}
          <p className="flex flex-wrap justify-between gap-x-6 border-t border-border pt-3">
            <DoorLink to="/member/forget">ลืมรหัสผ่าน</DoorLink>
            <DoorLink to="/member/register">สมัครใช้งานครั้งแรก</DoorLink>
          </p>
        </>
      )}
    </LogonForm>
  )
}

function NumberField(field: Typed) {
  return <MembershipNo {...field} withPasskeys hint="ตัวเลข 6 หลัก เช่น 000123" />
}
