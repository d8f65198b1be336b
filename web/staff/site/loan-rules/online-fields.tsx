import { PAYSLIP_WORDS, SIGNING_WORDS } from '#domain/loan-right/rule-in-words.ts'
import {
  LOAN_SIGNINGS,
  type LoanProduct,
  type OnlineLending,
  PAYSLIP_RULES,
  payslipRule,
} from '#domain/loan-right/rule-set.ts'
import { SelectField, SwitchField, TextField } from '../../../ui/form/fields.tsx'
import { fieldsOf } from '../site/fields-of.ts'

interface OnlineFieldsProps {
  product: Pick<LoanProduct, 'name' | 'online'>
  name: string
  problem: (field: string) => string | undefined
  onChange: (online: OnlineLending | undefined) => void
}

// Paper first: the careful way for whoever has not asked their counsel yet.
const FIRST: OnlineLending = { type_code: '', signing: 'paper', certificate: true }

/** Whether members ask for it on the site, and what the cooperative wants to have signed and certified. */
export function OnlineFields({ product, name, problem, onChange }: OnlineFieldsProps) {
  const online = product.online && { ...product.online, payslip: payslipRule(product) }
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

interface AskedProps extends Omit<OnlineFieldsProps, 'product'> {
  online: Required<OnlineLending>
}

function Asked({ online, name, problem, onChange }: AskedProps) {
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
      <SelectField
        {...field('payslip')}
        label="สลิปเงินเดือนของผู้กู้"
        hint="ผู้กู้ส่งคำขอไม่ได้จนกว่าจะแนบ ถ้าต้องแนบ"
        choices={PAYSLIP_RULES.map((rule) => [rule, PAYSLIP_WORDS[rule]])}
      />
      <SwitchField {...certified} checked={certificate} label="ให้หน่วยงานรับรองรายได้ของผู้กู้" />
    </div>
  )
}
