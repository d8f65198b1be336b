import { useState } from 'react'
import type { Senders } from '#contract/staff/senders.ts'
import { type MailConfig, mailProblems, NEW_MAIL } from '#domain/site/sender-config.ts'
import { useAction } from '../../../client/use-action.ts'
import { FigureField, SelectField, TextField } from '../../../ui/form/fields.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SenderForm } from './sender-form.tsx'

const SECURITIES = [
  ['tls', 'TLS (พอร์ต 465)'],
  ['starttls', 'STARTTLS (พอร์ต 587)'],
  ['none', 'ไม่เข้ารหัส (เครื่องในเครือข่ายภายใน)'],
] as const

/** The SMTP server that carries e-mail. */
export function MailForm({ state, onSaved }: { state: Senders['email']; onSaved: () => void }) {
  const [config, setConfig] = useState<MailConfig>(state.config ?? NEW_MAIL)
  const [password, setPassword] = useState('')
  const { perform, busy } = useAction()
  const field = <Name extends keyof MailConfig>(name: Name) => ({
    name,
    value: config[name],
    onChange: (value: MailConfig[Name]) => setConfig({ ...config, [name]: value }),
  })
  return (
    <SenderForm
      channel="email"
      title="การส่งอีเมล"
      about="เครื่องส่งอีเมล (SMTP) ของสหกรณ์หรือของผู้ให้บริการ"
      state={state}
      busy={busy}
      check={() => mailProblems(config)}
      send={() =>
        perform(
          '/api/admin/senders/email',
          { seen: state.changes, config, password },
          { quiet: true },
        )
      }
      onSaved={onSaved}
    >
      {(error) => (
        <>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_9rem]">
            <TextField {...field('host')} label="เครื่องส่งอีเมล" error={error('host')} english />
            <FigureField
              {...field('port')}
              label="พอร์ต"
              error={error('port')}
              typed={(text) => Number(text || Number.NaN)}
              written={String}
            />
          </div>
          <SelectField
            {...field('security')}
            label="การเข้ารหัส"
            error={error('security')}
            choices={SECURITIES}
          />
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            <TextField {...field('user')} label="ชื่อผู้ใช้" optional english />
            <PasswordField
              name="password"
              label="รหัสผ่านของเครื่องส่งอีเมล"
              {...(state.has_secret && { hint: 'มีรหัสเดิมอยู่แล้ว เว้นว่างคือใช้รหัสเดิม' })}
              value={password}
              autoComplete="new-password"
              onChange={setPassword}
            />
          </div>
          <TextField
            {...field('from')}
            label="อีเมลผู้ส่ง"
            hint="เช่น no-reply@coop.or.th"
            error={error('from')}
            english
          />
        </>
      )}
    </SenderForm>
  )
}
