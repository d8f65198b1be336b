import { useState } from 'react'
import type { Senders } from '#contract/staff/senders.ts'
import {
  NEW_SMS,
  PLACEHOLDERS,
  SMS_PRESETS,
  type SmsConfig,
  smsProblems,
} from '#domain/site/sender-config.ts'
import { useAction } from '../../../client/use-action.ts'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SenderForm } from './sender-form.tsx'

const BODY_TYPES = [
  ['json', 'JSON'],
  ['form', 'แบบฟอร์ม (x-www-form-urlencoded)'],
  ['text', 'ข้อความล้วน'],
] as const
const METHODS = [
  ['POST', 'POST'],
  ['GET', 'GET'],
] as const
const PRESETS = [
  ['', 'เลือกเพื่อเติมช่องด้านล่าง'],
  ...SMS_PRESETS.map(({ name }) => [name, name] as const),
] as const

/** Any provider's HTTP call: where, with what, and what counts as taken. */
export function SmsForm({ state, onSaved }: { state: Senders['sms']; onSaved: () => void }) {
  const [config, setConfig] = useState<SmsConfig>(state.config ?? NEW_SMS)
  const [preset, setPreset] = useState('')
  const [key, setKey] = useState('')
  const [secret, setSecret] = useState('')
  const { perform, busy } = useAction()
  const field = <Name extends keyof SmsConfig>(name: Name) => ({
    name,
    value: config[name],
    onChange: (value: SmsConfig[Name]) => setConfig({ ...config, [name]: value }),
  })
  function choose(name: string) {
    setPreset(name)
    const chosen = SMS_PRESETS.find((one) => one.name === name)
    if (chosen) setConfig({ ...config, ...chosen.config })
  }
  const kept = state.has_secret ? 'มีรหัสเดิมอยู่แล้ว เว้นว่างคือใช้รหัสเดิม' : undefined
  return (
    <SenderForm
      channel="sms"
      title="การส่ง SMS"
      about="ระบบเรียกที่อยู่ของผู้ให้บริการหนึ่งครั้งต่อหนึ่งข้อความ และถือว่าส่งแล้วเมื่อคำตอบตรงตามที่กำหนด"
      state={state}
      busy={busy}
      check={() => smsProblems(config)}
      send={() =>
        perform(
          '/api/admin/senders/sms',
          { seen: state.changes, config, key, secret },
          { quiet: true },
        )
      }
      onSaved={onSaved}
    >
      {(error) => (
        <>
          <SelectField
            name="preset"
            label="แบบสำเร็จ"
            hint="ตรวจกับคู่มือของบัญชีท่านอีกครั้ง ผู้ให้บริการอาจเปลี่ยนแปลงได้"
            value={preset}
            choices={PRESETS}
            onChange={choose}
          />
          <div className="grid grid-cols-1 gap-4 md:grid-cols-[9rem_minmax(0,1fr)]">
            <SelectField {...field('method')} label="วิธีเรียก" choices={METHODS} />
            <TextField {...field('url')} label="ที่อยู่ (URL)" error={error('url')} english />
          </div>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            <PasswordField
              name="key"
              label="รหัสลับที่ 1"
              hint={kept ?? 'API key, token หรือชื่อผู้ใช้ ใช้แทน {key}'}
              value={key}
              autoComplete="new-password"
              onChange={setKey}
            />
            <PasswordField
              name="secret"
              label="รหัสลับที่ 2 (ถ้ามี)"
              hint={kept ?? 'API secret หรือรหัสผ่าน ใช้แทน {secret}'}
              value={secret}
              autoComplete="new-password"
              onChange={setSecret}
            />
          </div>
          <TextField
            {...field('sender')}
            label="ชื่อผู้ส่ง"
            hint="ชื่อที่ลงทะเบียนไว้กับผู้ให้บริการ"
            error={error('sender')}
            maxLength={20}
          />
          <TextField
            {...field('headers')}
            label="หัวคำขอ (headers)"
            hint="บรรทัดละหนึ่งหัว เช่น Authorization: Bearer {key}"
            error={error('headers')}
            rows={3}
            english
          />
          {config.method === 'POST' && (
            <>
              <SelectField {...field('body_type')} label="ชนิดของเนื้อหา" choices={BODY_TYPES} />
              <TextField
                {...field('body')}
                label="เนื้อหา (body)"
                error={error('body')}
                rows={4}
                english
              />
            </>
          )}
          <Placeholders />
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            <TextField
              {...field('ok_status')}
              label="รหัส HTTP ที่ถือว่าส่งแล้ว"
              hint="เช่น 200 202 เว้นว่างคือ 200–299"
              error={error('ok_status')}
              optional
              english
            />
            <TextField
              {...field('ok_text')}
              label="ข้อความที่ต้องมีในคำตอบ"
              hint={'เช่น "status":"success" เว้นว่างคือไม่ตรวจ'}
              error={error('ok_text')}
              optional
              english
            />
          </div>
        </>
      )}
    </SenderForm>
  )
}

function Placeholders() {
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center text-small">คำในปีกกาที่ใช้ได้</summary>
      <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[6rem_minmax(0,1fr)]">
        {Object.entries(PLACEHOLDERS).map(([place, words]) => (
          <div key={place} className="contents">
            <dt className="font-semibold">{place}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
