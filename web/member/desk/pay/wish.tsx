import type { PayFeed, PayOffer } from '#contract/member/payments/pay.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { tooLittleWords } from '#domain/payment/least-payment.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Choices } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useFields } from '../../../ui/form/use-form.ts'
import { useImpersonation } from '../../layout/use-member.ts'
import { PayEffect } from './effect.tsx'

interface PayFormProps {
  feed: PayFeed
  /** By the address that led here. */
  chosen: string
  onMade: (intentNo: number) => void
}

const keyOf = ({ purpose, about }: Pick<PayOffer, 'purpose' | 'about'>) => `${purpose} ${about}`

/** What for and how much: a fixed amount is told, a free one is typed. */
export function PayForm({ feed, chosen, onMade }: PayFormProps) {
  const { offers, today, rules } = feed
  const impersonation = useImpersonation()
  const first = offers.some((offer) => keyOf(offer) === chosen) ? chosen : ''
  const { values, field, change, problems, passes, send, busy } = useFields({
    offer: first,
    amount: '',
    words: '',
  })
  const offer = offers.find((one) => keyOf(one) === values.offer)
  async function submit() {
    const amount = offer?.amount ?? typedBaht(values.amount)
    if (!passes(wrongIn(offer, values.words, amount)) || !offer) return
    const { purpose } = offer
    const about = purpose === 'other' ? values.words : offer.about
    const reply = await send('/api/member/pay', { purpose, about, amount })
    if (reply) onMade(reply.data.intent_no)
  }
  return (
    <Form onSubmit={submit} className="grid max-w-xl gap-5">
      <ErrorSummary problems={problems} />
      <Choices
        name="offer"
        label="เรื่องที่ชำระ"
        value={values.offer}
        error={problems.offer}
        choices={offers.map((one) => ({ value: keyOf(one), label: one.title, hint: hintOf(one) }))}
        onChoose={(value) => change({ offer: value })}
      />
      {offer?.purpose === 'other' && (
        <TextField {...field('words')} label="ชำระเพื่อ" maxLength={60} />
      )}
      {offer && offer.amount === null && (
        <AmountField {...field('amount')} label="จำนวนเงิน" hint={limitsOf(offer)} />
      )}
      <div aria-live="polite" className="empty:hidden">
        {offer && offer.amount === null && (
          <PayEffect offer={offer} amount={typedBaht(values.amount)} today={today} rules={rules} />
        )}
      </div>
      {!impersonation && (
        <div>
          <SendButton label="สร้างคิวอาร์โค้ด" sending={busy} meanwhile="กำลังสร้าง…" />
        </div>
      )}
    </Form>
  )
}

function hintOf({ says, amount }: PayOffer): string {
  return amount === null ? says : `${says} · ${formatBaht(amount)} บาท`
}

function limitsOf({ least, most }: PayOffer): string | undefined {
  const [from, to] = [least, most].map((amount) => amount !== null && `${formatBaht(amount)} บาท`)
  if (from && to) return `ตั้งแต่ ${from} ถึง ${to}`
  return to ? `ไม่เกิน ${to}` : undefined
}

function wrongIn(offer: PayOffer | undefined, words: string, amount: number) {
  const isAmount = Number.isSafeInteger(amount) && amount > 0 && amount <= 2_000_000_000
  const least = offer?.least ?? 0
  const isOver = offer !== undefined && offer.most !== null && amount > offer.most
  return {
    ...(!offer && { offer: 'เลือกเรื่องที่ชำระ' }),
    ...(offer?.purpose === 'other' && !words.trim() && { words: 'กรอกเรื่องที่ชำระ' }),
    ...(offer && !isAmount && { amount: 'กรอกจำนวนเงินเป็นบาท เช่น 1,500' }),
    ...(isAmount && amount < least && { amount: tooLittleWords(satang(least)) }),
    ...(isAmount && isOver && { amount: `ไม่เกิน ${formatBaht(satang(offer.most ?? 0))} บาท` }),
  }
}
