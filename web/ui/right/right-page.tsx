// One loan wished for, answered while it is typed. Nothing of it is sent or stored.

import { CircleAlert } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Lendings } from '#contract/shared/loan-rules.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import type { LoanWish, MemberFacts } from '#domain/loan-right/facts.ts'
import { METHOD_WORDS } from '#domain/loan-right/rule-in-words.ts'
import { readWish, type WishForm } from '#domain/loan-right/wish-form.ts'
import { bahtWords } from '#domain/loan-right/words.ts'
import { formatRate } from '#domain/money/rate.ts'
import { groupedNumber } from '#domain/text/typed-number.ts'
import { Callout } from '../feedback/callout.tsx'
import { Empty } from '../feedback/empty.tsx'
import { Button } from '../form/button.tsx'
import { SelectField } from '../form/fields.tsx'
import { Form } from '../form/form.tsx'
import { RightAnswer } from './answer.tsx'
import { answerOf } from './answer-of.ts'
import { FIRST_WISH } from './first-wish.ts'
import { WishFields } from './wish-fields.tsx'

const NEVER_KEPT = 'ตัวเลขที่กรอกไม่ถูกส่งออกจากเครื่องนี้และไม่ถูกบันทึก'
const KEPT_ONCE_ASKED = 'ตัวเลขที่กรอกไม่ถูกบันทึก จนกว่าท่านจะกดขอกู้ตามนี้'

interface RightPageProps extends Lendings {
  /** Undefined while what is typed of them is not whole. */
  facts: MemberFacts | undefined
  /** What is known, above the form. */
  above?: ReactNode
  /** What else is asked, above the rest. */
  children?: ReactNode
  /** What can be done with a loan that may be borrowed. */
  then?: (product: Lendings['lendings'][number]['product'], wish: WishForm) => ReactNode
}

export function RightPage(props: RightPageProps) {
  const { facts, day, rule_set, lendings, rules, above, children, then } = props
  const [chosen, choose] = useState(0)
  const [form, setForm] = useState(FIRST_WISH)
  const change = (changed: Partial<WishForm>) =>
    setForm((before) => ({ ...before, ...changed }) as WishForm)
  const lending = lendings[chosen] ?? lendings[0]
  const read = useMemo(() => readWish(form, { rules }), [form, rules])
  const right = useMemo(
    () =>
      lending && facts && read.wish
        ? answerOf(facts, read.wish, { ...lending, rules }, day)
        : undefined,
    [facts, read, lending, rules, day],
  )
  if (!rule_set || !lending) {
    return <Empty title="ยังไม่มีเกณฑ์เงินกู้ในระบบ" text="เมื่อสหกรณ์บันทึกเกณฑ์เงินกู้แล้ว ท่านตรวจสิทธิกู้ได้ที่นี่" />
  }
  const { product, ratePpm } = lending
  return (
    <>
      <div className="hidden print:block">
        <p className="text-h2 font-semibold">ประมาณการ ไม่ใช่เอกสารที่สหกรณ์ออกให้</p>
        <p>{read.wish && wishInWords(product.name, read.wish, form.purpose)}</p>
      </div>
      {above}
      <Form onSubmit={() => undefined} className="grid grid-cols-1 gap-5 lg:max-w-4xl print:hidden">
        {children}
        <SelectField
          name="loan"
          label="ประเภทเงินกู้"
          hint={`อัตราดอกเบี้ย ${formatRate(ratePpm)} ต่อปี${product.note ? ` · ${product.note}` : ''}`}
          value={String(lendings.indexOf(lending))}
          choices={lendings.map((one, at) => [String(at), one.product.name] as const)}
          onChange={(at) => choose(Number(at))}
        />
        <WishFields
          form={form}
          problems={read.problems ?? {}}
          methods={product.methods}
          months_step={product.months_step}
          change={change}
        />
      </Form>
      {right === null && (
        <Callout tone="red" Icon={CircleAlert} title="คำนวณจากข้อมูลนี้ไม่ได้ กรุณาสอบถามสหกรณ์" />
      )}
      {right && (
        <RightAnswer
          right={right}
          onTake={({ amount, months }) =>
            change({ amount: groupedNumber(String(amount / 100)), months: String(months) })
          }
        >
          {right.ok && then?.(product, form)}
        </RightAnswer>
      )}
      <p className="mt-6 text-small text-muted">
        ประมาณการ ณ {longDate(day)} ตาม{rule_set.title}
        {rule_set.version > 0 && ` (รุ่นที่ ${rule_set.version})`} มีผลตั้งแต่{' '}
        {longDate(rule_set.effective_from)} ผลพิจารณาเป็นของสหกรณ์
        {then ? KEPT_ONCE_ASKED : NEVER_KEPT}
      </p>
      <Button label="พิมพ์ประมาณการ" className="mt-3 print:hidden" onClick={() => window.print()} />
    </>
  )
}

/** What was asked, in a line, for paper: a form prints badly. */
function wishInWords(loan: string, { amount, months, method }: LoanWish, purpose: string): string {
  const words = [loan, bahtWords(amount), `${months} งวด`, METHOD_WORDS[method]]
  return [...words, purpose.trim() && `เพื่อ ${purpose.trim()}`].filter(Boolean).join(' · ')
}
