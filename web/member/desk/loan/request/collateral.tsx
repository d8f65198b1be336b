import { Plus } from 'lucide-react'
import type { BorrowingRight } from '#domain/loan-right/right.ts'
import type { LoanProduct } from '#domain/loan-right/rule-set.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { equalParts, type LoanCollateral } from '#domain/request/loan.ts'
import {
  collateralChoices,
  GUARANTORS_MOST,
  type GuarantorForm,
  type LoanForm,
} from '#domain/request/loan-draft.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Choices } from '../../../../ui/form/field.tsx'
import { Guarantor } from './guarantor.tsx'

/** To the borrower. */
const OWN: Record<LoanCollateral, string> = {
  shares: 'หุ้นของท่าน',
  deposit: 'เงินฝากของท่าน',
  persons: 'บุคคลค้ำประกัน',
}

interface CollateralProps {
  form: LoanForm
  right: BorrowingRight
  product: LoanProduct
  change: (changed: Partial<LoanForm>) => void
}

/** On what the loan rests, by what the rules ask of this one. */
export function Collateral({ form, right, product, change }: CollateralProps) {
  const choices = collateralChoices(right.guarantors, product)
  const [only] = choices
  if (only === 'persons') return <Persons form={form} needed={right.guarantors} change={change} />
  if (choices.length === 1) return <p>ใช้{OWN[only ?? 'shares']}เป็นหลักประกัน ไม่ต้องมีผู้ค้ำประกัน</p>
  return (
    <div className="max-w-xl">
      <Choices
        name="collateral"
        label="ใช้เป็นหลักประกัน"
        value={choices.includes(form.collateral) ? form.collateral : (only ?? 'shares')}
        choices={choices.map((value) => ({ value, label: OWN[value] }))}
        onChoose={(collateral) => change({ collateral })}
      />
    </div>
  )
}

/** Of one guarantor: what is typed may be longer than any amount. */
const MOST = 1_000_000_000_00

const NOBODY: GuarantorForm = { membership_no: '', name: '', amount: '' }

/** As many as are needed, whether somebody was named already or not. */
export function guarantorsOf({ guarantors }: LoanForm, needed: number): GuarantorForm[] {
  const missing = Math.max(0, Math.min(needed, GUARANTORS_MOST) - guarantors.length)
  return [...guarantors, ...Array.from({ length: missing }, () => NOBODY)]
}

interface PersonsProps {
  form: LoanForm
  needed: number
  change: (changed: Partial<LoanForm>) => void
}

function Persons({ form, needed, change }: PersonsProps) {
  const rows = guarantorsOf(form, needed)
  const amount = satang(typedBaht(form.amount))
  const each = equalParts(amount, rows.length)
  const covered = coveredBy(rows, each)
  const put = (guarantors: GuarantorForm[]) => change({ guarantors })
  return (
    <div className="grid max-w-2xl gap-5">
      <p>
        ต้องมีผู้ค้ำประกัน {needed} คน ระบบจะถามความยินยอมจากแต่ละคนเมื่อท่านลงนามแล้ว
        ท่านจะทราบเพียงว่าค้ำได้หรือไม่ได้ และผู้ค้ำประกันไม่เห็นเงินเดือนหรือหุ้นของท่าน
      </p>
      {rows.map((row, at) => (
        <Guarantor
          // biome-ignore lint/suspicious/noArrayIndexKey: the first stays the first while somebody types
          key={at}
          at={at}
          row={row}
          each={each}
          loan={form}
          change={(changed) =>
            put(rows.map((one, index) => (index === at ? { ...one, ...changed } : one)))
          }
          onRemove={
            rows.length > needed ? () => put(rows.filter((_, index) => index !== at)) : undefined
          }
        />
      ))}
      <p role="status" className={covered < amount ? 'text-red-fg' : 'text-muted'}>
        วงเงินค้ำประกันรวม {formatBaht(covered)} บาท จากวงเงินกู้ {formatBaht(amount)} บาท
        {covered < amount && ' ยังไม่ครบ กรุณาเพิ่มวงเงินค้ำประกัน'}
      </p>
      {rows.length < GUARANTORS_MOST && (
        <div>
          <Button label="เพิ่มผู้ค้ำประกัน" Icon={Plus} onClick={() => put([...rows, NOBODY])} />
        </div>
      )}
    </div>
  )
}

function coveredBy(rows: readonly GuarantorForm[], each: number) {
  const sum = rows.reduce((before, { amount }) => {
    const typed = amount.trim() === '' ? each : typedBaht(amount)
    return before + (Number.isSafeInteger(typed) ? Math.min(typed, MOST) : 0)
  }, 0)
  return satang(sum)
}

/** What is still to be done about the guarantors; nothing where all is there. */
export function guarantorsMissing(form: LoanForm, needed: number): string | undefined {
  if (needed === 0) return undefined
  const rows = guarantorsOf(form, needed)
  if (rows.some(({ membership_no, name }) => !/^\d{6}$/.test(membership_no) || !name.trim()))
    return 'กรอกเลขสมาชิกและชื่อผู้ค้ำประกันให้ครบทุกคน'
  const amount = typedBaht(form.amount)
  if (coveredBy(rows, equalParts(satang(amount), rows.length)) < amount)
    return 'วงเงินค้ำประกันรวมต้องไม่น้อยกว่าวงเงินกู้'
  return undefined
}
