import { METHOD_WORDS } from '#domain/loan-right/rule-in-words.ts'
import type { WishForm, WishProblems } from '#domain/loan-right/wish-form.ts'
import { Folded } from '../data/folded.tsx'
import { AmountField } from '../form/amount-field.tsx'
import type { Typed } from '../form/field.tsx'
import { SelectField, TextField } from '../form/fields.tsx'
import { NumberField } from '../form/number-field.tsx'

const FOLDED = ['purpose', 'other_income', 'student_loan', 'housing', 'other_deductions'] as const

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
      {asksPurpose ? (
        // What few fill in must not stand between the wish and its answer.
        <Folded
          title="วัตถุประสงค์ รายได้อื่น และรายการหักนอกสหกรณ์ (ไม่บังคับ)"
          isOpen={FOLDED.some((name) => form[name] !== '')}
        >
          <div className="grid grid-cols-1 gap-5">
            <TextField
              {...field('purpose')}
              label="วัตถุประสงค์"
              hint="เช่น ซ่อมแซมบ้าน ค่าเล่าเรียนบุตร"
              optional
            />
            <Outside field={field} />
          </div>
        </Folded>
      ) : (
        <Outside field={field} />
      )}
    </>
  )
}

/** What the cooperative's files do not know. */
function Outside({ field }: { field: (name: keyof WishForm & string) => Typed }) {
  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">รายได้และรายการหักนอกสหกรณ์ ต่อเดือน</legend>
      <AmountField {...field('other_income')} label="รายได้อื่นประจำ" optional />
      <AmountField
        {...field('student_loan')}
        label="กยศ."
        hint="กองทุนเงินให้กู้ยืมเพื่อการศึกษา"
        optional
      />
      <AmountField {...field('housing')} label="เงินกู้ที่อยู่อาศัยกับธนาคาร" optional />
      <AmountField {...field('other_deductions')} label="รายการหักอื่นในสลิป" optional />
    </fieldset>
  )
}
