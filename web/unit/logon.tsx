import { ArrowRight, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { REMEMBERED_DAYS } from '#domain/identity/remembered-days.ts'
import { readUnitLogin } from '#domain/identity/unit-login.ts'
import { useMeta } from '../app/page-meta.tsx'
import { returnTo, unitSession } from '../client/session/unit-session.ts'
import { Expired } from '../ui/area/expired.tsx'
import { type Door, LogonForm } from '../ui/area/logon-form.tsx'
import type { Typed } from '../ui/form/field.tsx'
import { FirstPassword } from './first-password.tsx'
import { LoginField } from './login-field.tsx'

const CODE = 'code'

const DOOR: Door = {
  login: 'member_group_no',
  password: 'member_group_pass',
  Login: LoginWithPasskeys,
  readLogin: readUnitLogin,
  loginWanted: 'กรอกรหัสหน่วยงาน 8 หลัก',
  rememberedDays: REMEMBERED_DAYS.unit,
  signIn: ({ login, password, ...rest }) =>
    unitSession.signIn({ member_group_no: login, member_group_pass: password, ...rest }),
  keys: { area: 'membergroup', signIn: (words) => unitSession.signIn(words, 'passkey') },
}

export function Component() {
  const { state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const { user, expired } = useSelector(unitSession.select)
  const [set, setSet] = useState({ login: '', words: '' })
  const place = returnTo(state)
  const withCode = query.get('step') === CODE
  const title = withCode ? 'ตั้งรหัสผ่านหน่วยงาน' : 'เข้าสู่ระบบหน่วยงาน'
  useMeta({ title, hidden: true })
  if (user) return <Navigate to={place} replace />

  function passwordSet(login: string, words: string) {
    setSet({ login, words })
    setQuery({}, { replace: true, state })
  }
  return (
    <>
      {expired && !withCode && <Expired />}
      <div className="card relative p-[20px] sm:p-8">
        <h1 tabIndex={-1} className="text-h2">
          {title}
        </h1>
        {set.words && !withCode && (
          <p
            role="status"
            className="mt-4 flex gap-3 rounded-card border border-green-bd bg-green-bg p-4 text-green-fg"
          >
            <CircleCheck aria-hidden className="mt-1 size-6 shrink-0" />
            {set.words}
          </p>
        )}
        {withCode ? (
          <FirstPassword onSet={passwordSet} />
        ) : (
          <LogonForm key={set.login} door={DOOR} place={place} known={set.login}>
            {() => (
              <p className="border-t border-border pt-3">
                <Link
                  to={`?step=${CODE}`}
                  state={state}
                  className="link inline-flex min-h-12 items-center"
                >
                  ใช้ครั้งแรกหรือลืมรหัสผ่าน
                </Link>
              </p>
            )}
          </LogonForm>
        )}
      </div>
      <p className="mt-5 text-small text-muted">
        สำหรับเจ้าหน้าที่การเงินของหน่วยงาน{' · '}
        <Link to="/member/logon" className="link inline-flex min-h-11 items-center gap-1">
          สมาชิกเข้าที่นี่
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </p>
    </>
  )
}

function LoginWithPasskeys(field: Typed) {
  return <LoginField {...field} withPasskeys />
}
