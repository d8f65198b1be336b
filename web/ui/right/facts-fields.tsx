import type { Day } from '#domain/calendar/day.ts'
import type { FactsForm, FactsProblems } from '#domain/loan-right/facts-form.ts'
import { MEMBER_KIND_WORDS, PAYROLL_WORDS } from '#domain/loan-right/rule-in-words.ts'
import type { LoanProduct, MemberKind, Payroll } from '#domain/loan-right/rule-set.ts'
import { Folded } from '../data/folded.tsx'
import { AmountField } from '../form/amount-field.tsx'
import { SelectField } from '../form/fields.tsx'
import { NumberField } from '../form/number-field.tsx'
import { ThaiDateField } from '../form/thai-date-field.tsx'
import { Tick } from '../form/tick.tsx'

const YEARS_BACK = 90
const PAYROLLS = Object.entries(PAYROLL_WORDS) as [Payroll, string][]
const KINDS = Object.entries(MEMBER_KIND_WORDS) as [MemberKind, string][]

interface FactsFieldsProps {
  /** Begins the names of its inputs where there are several on a page. */
  prefix?: string
  form: FactsForm
  problems: FactsProblems
  products: readonly LoanProduct[]
  day: Day
  change: (changed: Partial<FactsForm>) => void
}

/** What somebody says about themself where no register knows them. It stays in the browser. */
export function FactsFields(props: FactsFieldsProps) {
  const { prefix = '', form, problems, products, day, change } = props
  const field = (name: keyof FactsForm & string) => ({
    name: `${prefix}${name}`,
    value: form[name] ?? '',
    error: problems[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  const date = (name: 'joined' | 'born') => ({
    names: [`${prefix}${name}_d`, `${prefix}${name}_m`, `${prefix}${name}_y`] as const,
    values: Object.fromEntries(
      ['d', 'm', 'y'].map((part) => [`${prefix}${name}_${part}`, form[`${name}_${part}`] ?? '']),
    ),
    years: yearsTo(day),
    error: problems[`${name}_d`],
    onChange: (part: string, value: string) => change({ [part.slice(prefix.length)]: value }),
  })
  const associations = associationsIn(products)
  const joined = form.associations.split('\n').filter(Boolean)
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <AmountField {...field('salary')} label="เงินเดือน" />
        <AmountField {...field('shares')} label="หุ้นสะสม" optional />
        <AmountField {...field('deposits')} label="เงินฝากกับสหกรณ์" optional />
        <AmountField {...field('other_bill')} label="หักค่าหุ้น เงินฝาก และฌาปนกิจ ต่อเดือน" optional />
        <SelectField
          {...field('payroll')}
          label="กลุ่มเงินเดือน"
          value={form.payroll}
          choices={PAYROLLS}
          onChange={(payroll) => change({ payroll })}
        />
        <SelectField
          {...field('member_kind')}
          label="ประเภทสมาชิก"
          value={form.member_kind}
          choices={KINDS}
          onChange={(member_kind) => change({ member_kind })}
        />
        <ThaiDateField label="เป็นสมาชิกตั้งแต่" {...date('joined')} />
        <ThaiDateField label="วันเกิด" {...date('born')} />
      </div>
      <Folded title="หนี้เดิมกับสหกรณ์ และประวัติการชำระ">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            {...field('old_type')}
            label="สัญญาเดิมที่ยังผ่อนอยู่"
            choices={[
              ['', 'ไม่มี'],
              ...products
                .filter(({ replaces }) => replaces.length > 0)
                .map(({ name }) => [name, name] as const),
            ]}
          />
          {form.old_type !== '' && (
            <>
              <AmountField {...field('old_principal')} label="วงเงินเดิม" />
              <AmountField {...field('old_balance')} label="ยอดคงเหลือ" />
              <AmountField {...field('old_due')} label="ค่างวดต่อเดือน" />
              <NumberField {...field('old_months')} label="จำนวนงวดทั้งหมด" unit="งวด" />
              <NumberField {...field('old_paid')} label="ชำระแล้ว" unit="งวด" />
            </>
          )}
          <AmountField {...field('debt_balance')} label="หนี้สัญญาอื่น คงเหลือรวม" optional />
          <AmountField {...field('debt_due')} label="หนี้สัญญาอื่น ค่างวดรวม" optional />
          <NumberField
            {...field('missed_ago')}
            label="หักไม่ครบครั้งล่าสุด กี่เดือนก่อน"
            hint="เว้นว่างถ้าไม่เคย"
            unit="เดือน"
            optional
          />
        </div>
        {associations.length > 0 && (
          <fieldset className="mt-4">
            <legend className="font-semibold">เป็นสมาชิกสมาคมฌาปนกิจ</legend>
            {associations.map((name) => (
              <Tick
                key={name}
                checked={joined.includes(name)}
                onChange={(isMember) =>
                  change({
                    associations: (isMember
                      ? [...joined, name]
                      : joined.filter((one) => one !== name)
                    ).join('\n'),
                  })
                }
              >
                {name}
              </Tick>
            ))}
          </fieldset>
        )}
      </Folded>
    </>
  )
}

function yearsTo(day: Day): number[] {
  const year = Number(day.slice(0, 4))
  return Array.from({ length: YEARS_BACK }, (_, back) => year - back)
}

/** Those that some rule asks for. */
function associationsIn(products: readonly LoanProduct[]): string[] {
  const named = products.flatMap(({ rules }) =>
    rules.flatMap((rule) =>
      rule.kind === 'association_required' ? rule.rows.map(({ association }) => association) : [],
    ),
  )
  return [...new Set(named.filter(Boolean))]
}
