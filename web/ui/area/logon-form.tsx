import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { preload } from '../../app/routes.tsx'
import type { ApiError } from '../../client/api.ts'
import { type AreaThunk, useAreaDispatch } from '../../client/ask-in-area.ts'
import { useCaptcha } from '../../client/use-captcha.ts'
import { ErrorSummary, type Problems } from '../form/error-summary.tsx'
import type { Typed } from '../form/field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { SendButton } from '../form/send-button.tsx'
import { Tick } from '../form/tick.tsx'
import { KeyDoor, type KeyDoorWords } from '../passkeys/key-door.tsx'
import type { KeysDoor } from '../passkeys/keys-area.ts'

/** What somebody says at the door; each area has its own names for the first two on the wire. */
export interface LogonWords {
  login: string
  password: string
  remember: boolean
  recaptcha: string
}

/** How an area's door differs from another's. */
export interface Door {
  /** The fields' names. */
  login: string
  password: string
  Login: ComponentType<Typed>
  /** As the server keeps it; undefined when it can be nobody's. */
  readLogin(typed: string): string | undefined
  loginWanted: string
  /** How long “remember me” lasts. */
  rememberedDays: number
  signIn(words: LogonWords): AreaThunk<Promise<ApiError | undefined>>
  /** Where a passkey opens it, too. */
  keys?: {
    area: KeysDoor
    signIn(words: KeyDoorWords): AreaThunk<Promise<ApiError | undefined>>
  }
}

interface LogonFormProps {
  door: Door
  /** Where they go once they are in. */
  place: string
  /** Who has just set a password. */
  known?: string
  /** What else can be done here, by how often they were refused. */
  children: (refused: number) => ReactNode
}

export function LogonForm({ door, place, known = '', children }: LogonFormProps) {
  const dispatch = useAreaDispatch()
  const captcha = useCaptcha()
  const [typed, setTyped] = useState(known)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [refused, setRefused] = useState(0)
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  // Why not stands at the top of the screen, and all that can be done about it below: nothing lies over the buttons.
  useEffect(() => {
    if (refused > 0) form.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' })
  }, [refused])

  function beginTyping() {
    captcha.prepare()
    // What they are about to see comes while they type.
    preload(place).catch(() => undefined)
  }

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    if (underWay.current) return
    const login = door.readLogin(typed)
    if (!login || !password) {
      return setProblems({
        ...(!login && { [door.login]: door.loginWanted }),
        ...(!password && { [door.password]: 'กรอกรหัสผ่าน' }),
      })
    }
    underWay.current = true
    setSending(true)
    setProblems({})
    const recaptcha = await captcha.take()
    const refusal = await dispatch(door.signIn({ login, password, remember, recaptcha }))
    underWay.current = false
    setSending(false)
    if (!refusal) return
    setProblems({ form: refusal.message })
    setRefused(refused + 1)
    captcha.prepare()
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={beginTyping}
      className="mt-4 grid -scroll-mt-14 grid-cols-1 gap-5"
    >
      <ErrorSummary problems={problems} />
      <door.Login
        name={door.login}
        value={typed}
        error={problems[door.login]}
        onChange={setTyped}
      />
      <PasswordField
        name={door.password}
        label="รหัสผ่าน"
        autoComplete="current-password"
        value={password}
        error={problems[door.password]}
        onChange={setPassword}
      />
      <Tick name="remember" checked={remember} onChange={setRemember}>
        จดจำฉันไว้ในเครื่องนี้ {door.rememberedDays} วัน
        <span className="block text-small">อย่าเลือกหากใช้เครื่องร่วมกับผู้อื่น</span>
      </Tick>
      {/* In one row: below each other they push what follows under the bar of a phone. */}
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 grow basis-36">
          <SendButton label="เข้าสู่ระบบ" sending={sending} meanwhile="กำลังเข้าสู่ระบบ…" wide />
        </div>
        {door.keys && (
          <KeyDoor
            {...door.keys}
            remember={remember}
            onProblem={(sentence) => setProblems({ form: sentence })}
          />
        )}
      </div>
      {children(refused)}
    </form>
  )
}
