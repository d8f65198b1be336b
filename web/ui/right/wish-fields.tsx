import { METHOD_WORDS } from '#domain/loan-right/rule-in-words.ts'
import type { WishForm, WishProblems } from '#domain/loan-right/wish-form.ts'
import { AmountField } from '../form/amount-field.tsx'
import { SelectField, TextField } from '../form/fields.tsx'
import { NumberField } from '../form/number-field.tsx'

interface WishFieldsProps {
  form: WishForm
  problems: WishProblems
  methods: readonly WishForm['method'][]
  months_step: number
  /** Where the page does not ask for it elsewhere. */
  asksPurpose?: boolean
  change: (changed: Partial<WishForm>) => void
}

/** What only the member knows. */
export function WishFields(props: WishFieldsProps) {
  const { form, problems, methods, months_step, asksPurpose = true, change } = props
  const field = (name: keyof WishForm & string) => ({
    name,
    value: form[name] ?? '',
    error: problems[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <>
      <AmountField {...field('amount')} label="วงเงินที่ต้องการ" step={10_000} />
      <NumberField {...field('months')} label="จำนวนงวด" unit="งวด" step={months_step} />
      <SelectField
        {...field('method')}
        value={form.method}
        onChange={(method) => change({ method })}
        label="วิธีผ่อนชำระ"
        choices={methods.map((method) => [method, METHOD_WORDS[method]] as const)}
      />
      {asksPurpose && (
        <TextField
          {...field('purpose')}
          label="วัตถุประสงค์"
          hint="เช่น ซ่อมแซมบ้าน ค่าเล่าเรียนบุตร"
          optional
        />
      )}
      <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">รายได้และรายการหักนอกสหกรณ์ ต่อเดือน</legend>
        <AmountField {...field('other_income')} label="รายได้อื่นประจำ" optional />
        <AmountField {...field('student_loan')} label="กยศ." optional />
        <AmountField {...field('housing')} label="เงินกู้ที่อยู่อาศัยกับธนาคาร" optional />
        <AmountField {...field('other_deductions')} label="รายการหักอื่นในสลิป" optional />
      </fieldset>
    </>
  )
}
