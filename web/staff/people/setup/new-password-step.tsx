import type { SecondStep, SetupReply } from '#contract/staff/identity.ts'
import { passwordLength, STAFF_PASSWORD_MIN } from '#domain/identity/password-rules.ts'
import { NewPasswordFields } from '../../../ui/area/new-password-fields.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { Field, type Typed } from '../../../ui/form/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useFields } from '../../../ui/form/use-form.ts'

interface NewPasswordStepProps {
  code: string
  whose: SetupReply['data']
  onDone: (second: SecondStep) => void
}

const EMPTY = { login: '', name: '', password: '', again: '' }
type Values = typeof EMPTY

export function NewPasswordStep({ code, whose, onDone }: NewPasswordStepProps) {
  const { login, name } = whose
  const form = useFields({ ...EMPTY, login, name })
  const { values, problems, passes, send, busy, field } = form

  async function submit() {
    if (!passes(problemsIn(values))) return
    const { login, name, password } = values
    const answer = await send(
      '/api/admin/auth/setup',
      { code, password, ...(whose.is_first && { login, name }) },
      { outside: true },
    )
    if (answer) onDone(answer.data)
  }
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <p className="text-muted">
        {whose.is_first
          ? 'ท่านเป็นผู้ดูแลระบบคนแรก กรุณาตั้งชื่อผู้ใช้ของท่านเอง'
          : `ตั้งรหัสผ่านใหม่ของ ${whose.name}`}
      </p>
      <ErrorSummary problems={problems} />
      {whose.is_first && (
        <Words {...field('name')} label="ชื่อและนามสกุล" autoComplete="name" maxLength={60} />
      )}
      <Words
        {...field('login')}
        label="ชื่อผู้ใช้"
        {...(whose.is_first && { hint: 'อักษรอังกฤษพิมพ์เล็กและตัวเลข เช่น somchai.j' })}
        autoComplete="username"
        maxLength={32}
        readOnly={!whose.is_first}
      />
      <NewPasswordFields
        password={field('password')}
        again={field('again')}
        hint={`อย่างน้อย ${STAFF_PASSWORD_MIN} ตัวอักษร `}
      />
      <SendButton label="บันทึกรหัสผ่าน" sending={busy} meanwhile="กำลังบันทึก…" wide />
    </Form>
  )
}

interface WordsProps extends Typed {
  label: string
  hint?: string
  autoComplete: string
  maxLength: number
  readOnly?: boolean
}

function Words({ name, label, hint, error, onChange, ...input }: WordsProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          {...input}
          type="text"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
          className="input read-only:bg-subtle"
        />
      )}
    </Field>
  )
}

function problemsIn({ login, name, password, again }: Values): Problems<keyof Values> {
  return {
    ...(!name.trim() && { name: 'กรอกชื่อและนามสกุล' }),
    ...(!login.trim() && { login: 'กรอกชื่อผู้ใช้' }),
    ...(passwordLength(password) < STAFF_PASSWORD_MIN && {
      password: `รหัสผ่านต้องมีอย่างน้อย ${STAFF_PASSWORD_MIN} ตัวอักษร`,
    }),
    ...(password !== again && { again: 'รหัสผ่านสองช่องไม่เหมือนกัน พิมพ์ช่องยืนยันอีกครั้ง' }),
  }
}
