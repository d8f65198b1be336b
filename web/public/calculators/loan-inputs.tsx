import type { Calculators, LoanType } from '#contract/public/calculators.ts'
import { type Day, isDay } from '#domain/calendar/day.ts'
import { commonYear, shortDate } from '#domain/calendar/thai-date.ts'
import {
  type LoanField,
  type LoanForm,
  type LoanFormProblems,
  limitsOf,
} from '#domain/loan/loan-form.ts'
import { formatRate } from '#domain/money/rate.ts'
import { typedPpm } from '#domain/text/typed-number.ts'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Choices, Field } from '../../ui/form/field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { ThaiDateField } from '../../ui/form/thai-date-field.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { More } from './more.tsx'
import { roundBaht } from './round-baht.ts'
import type { TypedForm } from './use-typed-form.ts'

interface LoanInputsProps {
  typed: TypedForm<LoanForm>
  problems: LoanFormProblems | undefined
  calculators: Calculators
  today: Day
}

export const LOAN_METHODS = [
  {
    value: 'equal-total',
    label: 'ผ่อนชำระเท่ากันทุกงวด',
    short: 'ผ่อนเท่ากัน',
    hint: 'จ่ายเท่าเดิมทุกเดือน วางแผนง่าย',
  },
  {
    value: 'equal-principal',
    label: 'ต้นเท่ากันทุกงวด',
    short: 'ต้นเท่ากัน',
    hint: 'งวดแรกสูงกว่าแล้วค่อย ๆ ลดลง',
  },
] as const

export function LoanInputs({ typed, problems, calculators, today }: LoanInputsProps) {
  const { form, change, choose, leave, errorsIn } = typed
  const { loan_types, loan: rules } = calculators
  const errors = problems ? errorsIn(problems) : {}
  const limits = limitsOf(form, loan_types, rules)
  const type = loan_types.find(({ seq }) => String(seq) === form.type)

  const field = (name: LoanField) => typed.field(name, errors)

  return (
    <CalculatorForm action="/loancal" typed={typed} problems={problems}>
      <TypeField
        types={loan_types}
        value={form.type}
        onChoose={(chosen) => {
          choose('type', chosen ? String(chosen.seq) : '')
          if (chosen) change({ rate: percentOf(chosen) })
          // Of another type there may be less to be had.
          leave('amount', form.amount)
          leave('months', form.months)
        }}
      />
      <AmountField
        {...field('amount')}
        label="วงเงินกู้"
        step={10_000}
        hint={`ไม่เกิน ${roundBaht(limits.principalMax)}`}
      />
      <NumberField
        {...field('rate')}
        label="อัตราดอกเบี้ย"
        hint={
          type
            ? differs(form.rate, type)
              ? `อัตราที่ประกาศ ${formatRate(type.rate_ppm)} ตั้งแต่ ${shortDate(type.effective_on)} ลองอัตราอื่นได้โดยเลือก “กำหนดอัตราเอง”`
              : undefined
            : `ไม่เกิน ${formatRate(limits.rateCapPpm)} ต่อปี`
        }
        unit="% ต่อปี"
        step={0.25}
        onLeave={(value) => {
          // Emptied means: as published.
          const rate = value === '' && type ? percentOf(type) : value
          change({ rate })
          leave('rate', rate)
        }}
      />
      <NumberField
        {...field('months')}
        label="จำนวนงวด"
        hint={`เดือนละงวด ไม่เกิน ${limits.monthsMax} งวด`}
        unit="งวด"
        step={12}
      />
      <Choices
        name="method"
        label="วิธีผ่อนชำระ"
        choices={LOAN_METHODS}
        value={form.method as 'equal-total'}
        error={errors.method}
        onChoose={(value) => choose('method', value)}
      />
      <More
        title={`รับเงินกู้ ${startsOn(form)} และตัวเลือกอื่น`}
        filledIn={form.pay !== ''}
        wrong={Boolean(errors.pay || errors.d)}
      >
        <ThaiDateField
          label="วันที่รับเงินกู้"
          hint="ดอกเบี้ยคิดตามจำนวนวันจริง ชำระทุกสิ้นเดือน"
          names={['d', 'm', 'y']}
          values={form}
          years={yearsAround(today)}
          error={errors.d}
          onChange={(name, value) => {
            change({ [name]: value })
            leave('d', name === 'd' ? value : form.d)
          }}
        />
        <AmountField
          {...field('pay')}
          label={form.method === 'equal-total' ? 'ยอดผ่อนต่องวดที่ต้องการ' : 'เงินต้นต่องวดที่ต้องการ'}
          hint="เว้นว่างไว้ ระบบคำนวณให้พอดีกับจำนวนงวด"
          optional
          step={500}
        />
      </More>
    </CalculatorForm>
  )
}

interface TypeFieldProps {
  types: readonly LoanType[]
  value: string
  onChoose: (type: LoanType | undefined) => void
}

function TypeField({ types, value, onChoose }: TypeFieldProps) {
  const chosen = types.find(({ seq }) => String(seq) === value)
  return (
    <Field name="type" label="ประเภทเงินกู้" hint={chosen?.note ?? undefined}>
      {(wiring) => (
        <>
          <select
            {...wiring}
            value={chosen ? value : ''}
            className="input"
            onChange={(event) =>
              onChoose(types.find(({ seq }) => String(seq) === event.target.value))
            }
          >
            {types.map((type) => (
              <option key={type.seq} value={type.seq}>
                {type.name} {formatRate(type.rate_ppm)}
              </option>
            ))}
            <option value="">กำหนดอัตราเอง</option>
          </select>
          <noscript>
            <p className="mt-1 text-small text-muted">
              เมื่อเปลี่ยนประเภท ให้ลบอัตราดอกเบี้ยด้านล่างออก เพื่อใช้อัตราของประเภทนั้น
            </p>
          </noscript>
        </>
      )}
    </Field>
  )
}

/** While the day cannot be, the error beside it says so. */
function startsOn({ d, m, y }: LoanForm): string {
  const day = `${commonYear(Number(y))}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  return isDay(day) ? shortDate(day) : 'วันที่ …'
}

function percentOf({ rate_ppm }: LoanType): string {
  return formatRate(rate_ppm).slice(0, -1)
}

function differs(rate: string, { rate_ppm }: LoanType): boolean {
  return rate.trim() !== '' && typedPpm(rate) !== rate_ppm
}

function yearsAround(today: Day): number[] {
  const year = Number(today.slice(0, 4))
  return [year - 2, year - 1, year, year + 1, year + 2]
}
