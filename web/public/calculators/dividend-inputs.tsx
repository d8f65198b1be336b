import type { Calculators } from '#contract/public/calculators.ts'
import {
  DIVIDEND_METHODS,
  type DividendField,
  type DividendForm,
  type DividendFormProblems,
  MONTH_FIELDS,
} from '#domain/dividend/dividend-form.ts'
import { methodInWords } from '#domain/dividend/dividend-rules-in-words.ts'
import { formatRate } from '#domain/money/rate.ts'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Choices, Field } from '../../ui/form/field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { DividendMonths } from './dividend-months.tsx'
import { More } from './more.tsx'
import type { TypedForm } from './use-typed-form.ts'

interface DividendInputsProps {
  typed: TypedForm<DividendForm>
  problems: DividendFormProblems | undefined
  calculators: Calculators
}

const PAYDAYS = Array.from({ length: 28 }, (_, index) => String(index + 1))

const EACH = [
  { value: 'same', label: 'ส่งเท่ากันทุกเดือน' },
  { value: 'own', label: 'กรอกทีละเดือน' },
] as const

export function DividendInputs({ typed, problems, calculators }: DividendInputsProps) {
  const { form, change, choose, errorsIn } = typed
  const rules = calculators.dividend
  const errors = problems ? errorsIn(problems) : {}

  const field = (name: DividendField) => typed.field(name, errors)
  function chooseEach(value: 'same' | 'own') {
    choose('each', value)
    // What was typed for all months is a start for each; what was typed for each is never lost.
    const empty = MONTH_FIELDS.every((name) => form[name] === '')
    if (value === 'own' && empty) {
      change(Object.fromEntries(MONTH_FIELDS.map((name) => [name, form.monthly])))
    }
  }

  return (
    <CalculatorForm action="/caldividend" typed={typed} problems={problems}>
      <NumberField {...field('year')} label="ปีบัญชี" unit="พ.ศ." step={1} />
      <AmountField {...field('opening')} label="หุ้นยกมาต้นปี" step={1000} />
      <Choices
        name="each"
        label="ค่าหุ้นรายเดือน"
        choices={EACH}
        value={form.each as 'same'}
        error={errors.each}
        onChoose={chooseEach}
      />
      {form.each === 'own' ? (
        <DividendMonths form={form} rules={rules} field={field} />
      ) : (
        <AmountField {...field('monthly')} label="ส่งหุ้นเดือนละ" step={100} />
      )}
      <NumberField
        {...field('rate')}
        label="อัตราเงินปันผล"
        hint={`ไม่เกิน ${formatRate(rules.capPpm)} ต่อปี${lastApproved(calculators.dividend_rate_ppm)}`}
        unit="% ต่อปี"
        step={0.25}
      />
      <AmountField
        {...field('interest')}
        label="ดอกเบี้ยเงินกู้ที่จ่ายทั้งปี"
        hint="ดูดอกเบี้ยสะสมในใบเสร็จประจำเดือน ไม่มีเงินกู้ให้กรอก 0"
        step={1000}
      />
      <NumberField
        {...field('return')}
        label="อัตราเงินเฉลี่ยคืน"
        hint={`ร้อยละของดอกเบี้ยที่จ่าย${lastApproved(calculators.return_rate_ppm)}`}
        unit="%"
        step={0.5}
      />
      <More
        title="ตัวเลือกเพิ่มเติม"
        filledIn={Boolean(
          form.refund || form.default || form.payday || form.method !== rules.method,
        )}
        wrong={Boolean(errors.refund || errors.payday || errors.method)}
      >
        <Field
          name="method"
          label="วิธีนับเวลาของหุ้น"
          hint={`สหกรณ์ใช้วิธี${methodInWords(rules)}`}
          error={errors.method}
        >
          {(wiring) => (
            <select
              {...wiring}
              className="input"
              value={form.method}
              onChange={(event) => choose('method', event.target.value)}
            >
              {DIVIDEND_METHODS.map((method) => (
                <option key={method} value={method}>
                  {methodInWords({ ...rules, method })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          name="payday"
          label="วันที่ส่งหุ้นของทุกเดือน"
          hint="มีผลเมื่อสหกรณ์นับรายวันหรือมีวันตัดยอด"
          error={errors.payday}
        >
          {(wiring) => (
            <select
              {...wiring}
              className="input w-auto"
              value={form.payday}
              onChange={(event) => choose('payday', event.target.value)}
            >
              <option value="">สิ้นเดือน</option>
              {PAYDAYS.map((day) => (
                <option key={day} value={day}>
                  วันที่ {day}
                </option>
              ))}
            </select>
          )}
        </Field>
        <AmountField {...field('refund')} label="ดอกเบี้ยที่ได้รับคืนระหว่างปี" optional step={100} />
        <label className="choice">
          <input
            type="checkbox"
            name="default"
            value="1"
            checked={form.default === '1'}
            onChange={(event) => choose('default', event.target.checked ? '1' : '')}
            className="mt-1 size-5 shrink-0 accent-primary"
          />
          <span>
            ผิดนัดชำระหนี้ในปีนี้
            <span className="block text-small text-muted">ปีที่ผิดนัดไม่ได้รับเงินเฉลี่ยคืน</span>
          </span>
        </label>
      </More>
    </CalculatorForm>
  )
}

function lastApproved(ppm: number | null): string {
  return ppm === null ? '' : ` ปีล่าสุดที่อนุมัติ ${formatRate(ppm)}`
}
