import { useDeferredValue, useId, useMemo, useState } from 'react'
import type { Calculators } from '#contract/public/calculators.ts'
import { type Day, isDay } from '#domain/calendar/day.ts'
import { type ExampleMember, exampleMembers, rightInShort } from '#domain/loan-right/examples.ts'
import type { Lending } from '#domain/loan-right/facts.ts'
import { readFactsForm } from '#domain/loan-right/facts-form.ts'
import { loanRuleProblems } from '#domain/loan-right/rule-problems.ts'
import type { LoanProduct, RuleSet } from '#domain/loan-right/rule-set.ts'
import { NOTHING_MORE, readWish, type WishForm } from '#domain/loan-right/wish-form.ts'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { answerOf } from '../../../ui/right/answer-of.ts'
import { FactsFields } from '../../../ui/right/facts-fields.tsx'

interface ExamplesProps {
  set: RuleSet
  /** What stands today, saved. */
  before: RuleSet | undefined
  today: Day
  calculators: Calculators
}

/** Members whose right is worked out by the rules in the form, beside what stands today. */
export function Examples({ set: typed, before, today, calculators }: ExamplesProps) {
  const id = useId()
  // The fields above answer at once; these may wait until the typing pauses.
  const set = useDeferredValue(typed)
  const [loan, setLoan] = useState('')
  const [amount, setAmount] = useState('100,000')
  const [months, setMonths] = useState('12')
  const product = set.products.find(({ name }) => name === loan) ?? set.products[0]
  const stood = before?.products.find(({ name }) => name === product?.name)
  const wish: WishForm = { amount, months, method: 'equal-total', ...NOTHING_MORE }
  const read = readWish(wish, { rules: calculators.loan })
  if (!product) return null
  return (
    <section aria-labelledby={id} className="card grid grid-cols-1 gap-4 p-4 sm:p-6">
      <div>
        <h2 id={id} className="text-h3">
          ตัวอย่างสมาชิก
        </h2>
        <p className="text-small text-muted">
          คำนวณจากเกณฑ์ที่กำลังแก้ เทียบกับเกณฑ์ที่ใช้อยู่วันนี้ แก้ข้อมูลของแต่ละคนได้ ไม่มีการบันทึก
        </p>
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <SelectField
          name="example_loan"
          label="ประเภทเงินกู้ของตัวอย่าง"
          value={product.name}
          choices={set.products.map(({ name }) => [name, name] as const)}
          onChange={setLoan}
        />
        <AmountField
          name="example_amount"
          label="วงเงินของตัวอย่าง"
          value={amount}
          error={read.problems?.amount}
          onChange={setAmount}
        />
        <NumberField
          name="example_months"
          label="จำนวนงวดของตัวอย่าง"
          unit="งวด"
          value={months}
          error={read.problems?.months}
          onChange={setMonths}
        />
      </div>
      {read.wish && (
        <Members
          key={product.name}
          set={set}
          product={product}
          stood={stood}
          wish={read.wish}
          today={today}
          calculators={calculators}
        />
      )}
    </section>
  )
}

interface MembersProps extends Pick<ExamplesProps, 'set' | 'today' | 'calculators'> {
  product: LoanProduct
  stood: LoanProduct | undefined
  wish: NonNullable<ReturnType<typeof readWish>['wish']>
}

function Members({ set, product, stood, wish, today, calculators }: MembersProps) {
  const [members, setMembers] = useState(() => exampleMembers(today, product.name))
  const isWhole = useMemo(
    () =>
      !loanRuleProblems({ sets: [{ ...set, products: [product] }] }, { sets: [], today }).some(
        ({ field }) => field.startsWith('sets.0.products.'),
      ),
    [set, product, today],
  )
  const rate = calculators.loan_types.find(({ name }) => name === product.name)
  if (!isWhole) return <p role="status">กรอกเกณฑ์ที่ยังไม่ครบก่อน จึงจะเห็นผลของตัวอย่าง</p>
  const lendingOf = (one: LoanProduct): Lending => ({
    product: one,
    ratePpm: rate?.rate_ppm ?? 0,
    rules: calculators.loan,
  })
  const day = isDay(set.effective_from) && set.effective_from > today ? set.effective_from : today
  return (
    <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
      {members.map((member, at) => (
        <Member
          key={member.name}
          member={member}
          name={`example.${at}.`}
          lending={lendingOf(product)}
          stood={stood && lendingOf(stood)}
          wish={wish}
          day={day}
          onChange={(form) =>
            setMembers((now) => now.map((one, place) => (place === at ? { ...one, form } : one)))
          }
        />
      ))}
    </ul>
  )
}

interface MemberProps {
  member: ExampleMember
  name: string
  lending: Lending
  stood: Lending | undefined
  wish: MembersProps['wish']
  day: Day
  onChange: (form: ExampleMember['form']) => void
}

function Member({ member, name, lending, stood, wish, day, onChange }: MemberProps) {
  const { form } = member
  const { facts, problems = {} } = readFactsForm(form, { day, lendings: [lending] })
  const inShort = (by: Lending | undefined) => {
    const right = facts && by && answerOf(facts, wish, by, day)
    return right ? rightInShort(right) : undefined
  }
  const [is, was] = [inShort(lending), inShort(stood)]
  return (
    <li className="min-w-0 rounded-card border border-border p-4">
      <h3 className="font-semibold">{member.name}</h3>
      {is ? (
        <table className="mt-2 w-full table-fixed text-small">
          <thead>
            <tr className="text-start text-muted">
              <th scope="col" className="w-1/4 py-1 text-start font-normal">
                <span className="sr-only">เรื่อง</span>
              </th>
              <th scope="col" className="py-1 pe-2 text-start font-normal">
                ใช้อยู่วันนี้
              </th>
              <th scope="col" className="py-1 text-start font-normal">
                ชุดที่กำลังแก้
              </th>
            </tr>
          </thead>
          <tbody>
            {is.map(([label, words], at) => {
              const before = was?.[at]?.[1] ?? 'ไม่มีประเภทนี้'
              return (
                <tr key={label} className="border-t border-border align-top">
                  <th scope="row" className="py-1 pe-2 text-start font-normal text-muted">
                    {label}
                  </th>
                  <td className="figures py-1 pe-2 wrap-anywhere">{before}</td>
                  <td
                    className={`figures py-1 wrap-anywhere ${before === words ? '' : 'bg-amber-bg font-semibold text-amber-fg'}`}
                  >
                    {words}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      ) : (
        <p className="mt-2 text-muted">คำนวณจากข้อมูลนี้ไม่ได้ กรุณาแก้ข้อมูลของตัวอย่าง</p>
      )}
      <details className="mt-3">
        <summary className="link inline-flex min-h-11 items-center">
          แก้ข้อมูลของตัวอย่าง <span className="sr-only">{member.name}</span>
        </summary>
        <div className="mt-2 grid grid-cols-1 gap-4">
          <FactsFields
            prefix={name}
            form={form}
            problems={problems}
            products={[lending.product]}
            day={day}
            change={(changed) => onChange({ ...form, ...changed } as ExampleMember['form'])}
          />
        </div>
      </details>
    </li>
  )
}
