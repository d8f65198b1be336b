import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RightFeed } from '#contract/member/right.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import type { BorrowingRight } from '#domain/loan-right/right.ts'
import { METHOD_WORDS } from '#domain/loan-right/rule-in-words.ts'
import type { WishForm, WishProblems } from '#domain/loan-right/wish-form.ts'
import { formatRate } from '#domain/money/rate.ts'
import type { LoanForm } from '#domain/request/loan-draft.ts'
import { groupedNumber } from '#domain/text/typed-number.ts'
import { Facts } from '../../../../ui/data/facts.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { RightVerdict } from '../../../../ui/right/answer.tsx'
import { WishFields } from '../../../../ui/right/wish-fields.tsx'
import { Money } from '../../../../ui/statement/money.tsx'

interface WishProps {
  form: LoanForm
  problems: WishProblems
  lendings: RightFeed['lendings']
  /** Undefined while what is typed is not whole, null where nothing can be worked out. */
  right: BorrowingRight | null | undefined
  /** Nobody has chosen anything yet. */
  isNew: boolean
  change: (changed: Partial<LoanForm>) => void
}

/** What is asked for, with the answer of the borrowing right. What is right already is only shown. */
export function Wish(props: WishProps) {
  const { right, isNew, change } = props
  const [isOpen, setIsOpen] = useState(isNew || right?.ok !== true)
  const wasOpened = useRef(false)
  useEffect(() => {
    if (isOpen && wasOpened.current) document.getElementById('loan')?.focus()
  }, [isOpen])
  return (
    <>
      {isOpen ? (
        <Fields {...props} />
      ) : (
        <div className="card grid gap-4 p-4 sm:p-6">
          <Facts facts={factsOf(props)} />
          <div>
            <Button
              label="แก้ไขสิ่งที่ขอ"
              Icon={Pencil}
              onClick={() => {
                wasOpened.current = true
                setIsOpen(true)
              }}
            />
          </div>
        </div>
      )}
      {right && (
        <RightVerdict
          right={right}
          onTake={({ amount, months }) =>
            change({ amount: groupedNumber(String(amount / 100)), months: String(months) })
          }
        />
      )}
      {right === null && <p className="mt-4">คำนวณจากข้อมูลนี้ไม่ได้ กรุณาสอบถามสหกรณ์</p>}
    </>
  )
}

function Fields({ form, problems, lendings, change }: WishProps) {
  const lending = lendings.find(({ product }) => product.name === form.product)
  const { methods = [form.method], months_step = 1 } = lending?.product ?? {}
  return (
    <Form onSubmit={() => undefined} className="grid max-w-2xl grid-cols-1 gap-5">
      <SelectField
        name="loan"
        label="ประเภทเงินกู้"
        hint={
          lending
            ? `อัตราดอกเบี้ย ${formatRate(lending.ratePpm)} ต่อปี`
            : 'ประเภทนี้ไม่เปิดรับคำขอทางเว็บไซต์แล้ว กรุณาเลือกประเภทอื่น'
        }
        value={form.product}
        choices={lendings.map(({ product }) => [product.name, product.name] as const)}
        onChange={(product) => change({ product })}
      />
      <WishFields
        form={form as LoanForm & WishForm}
        problems={problems}
        methods={methods}
        months_step={months_step}
        asksPurpose={false}
        change={(changed) => change(changed as Partial<LoanForm>)}
      />
    </Form>
  )
}

function factsOf({ form, lendings, right }: WishProps) {
  const lending = lendings.find(({ product }) => product.name === form.product)
  const { instalment } = right ?? {}
  return [
    ['ประเภทเงินกู้', form.product],
    ['วงเงิน', `${form.amount} บาท`],
    ['จำนวนงวด', `${form.months} งวด`],
    ['วิธีผ่อนชำระ', METHOD_WORDS[form.method]],
    ...(lending ? [['อัตราดอกเบี้ย', `${formatRate(lending.ratePpm)} ต่อปี`] as const] : []),
    ...(instalment
      ? [
          ['ค่างวดแรก', <Money key="first" amount={instalment.first} />] as const,
          ['กำหนดงวดแรก', longDate(instalment.dueOn)] as const,
        ]
      : []),
  ] as const
}
