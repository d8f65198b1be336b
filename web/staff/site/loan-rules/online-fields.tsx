import { SIGNING_WORDS } from '#domain/loan-right/rule-in-words.ts'
import { LOAN_SIGNINGS, type OnlineLending } from '#domain/loan-right/rule-set.ts'
import { SelectField, SwitchField, TextField } from '../../../ui/form/fields.tsx'
import { fieldsOf } from '../site/fields-of.ts'

interface OnlineFieldsProps {
  online: OnlineLending | undefined
  name: string
  problem: (field: string) => string | undefined
  onChange: (online: OnlineLending | undefined) => void
}

// Paper first: the careful way for whoever has not asked their counsel yet.
const FIRST: OnlineLending = { type_code: '', signing: 'paper', certificate: true }

/** Whether members ask for it on the site, and what the cooperative wants to have signed and certified. */
export function OnlineFields({ online, name, problem, onChange }: OnlineFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 rounded-card border border-border p-4">
      <SwitchField
        name={`${name}.is_open`}
        label="เปิดรับคำขอทางเว็บไซต์"
        checked={online !== undefined}
        onChange={(isOpen) => onChange(isOpen ? FIRST : undefined)}
      />
      {online && <Asked online={online} name={name} problem={problem} onChange={onChange} />}
    </div>
  )
}

function Asked({ online, name, problem, onChange }: OnlineFieldsProps & { online: OnlineLending }) {
  const field = fieldsOf({ whole: online, prefix: `${name}.`, problem, onChange })
  const { value: certificate, ...certified } = field('certificate')
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <TextField
        {...field('type_code')}
        label="รหัสประเภทสัญญาที่เปิดใหม่"
        hint="รหัสในระบบหลัก"
        maxLength={20}
      />
      <SelectField
        {...field('signing')}
        label="สัญญากู้ลงนาม"
        choices={LOAN_SIGNINGS.map((signing) => [signing, SIGNING_WORDS[signing]])}
      />
      <SwitchField {...certified} checked={certificate} label="ให้หน่วยงานรับรองรายได้ของผู้กู้" />
    </div>
  )
}
