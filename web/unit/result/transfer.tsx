import { CircleX, Download, FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import type { UnitResult } from '#contract/unit/result.ts'
import {
  bangkokDate,
  buddhistYear,
  commonYear,
  dayFrom,
  shortMoment,
} from '#domain/calendar/thai-date.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { amountToPay } from '#domain/unit/unit-refund.ts'
import { address } from '../../client/address.ts'
import { ApiError } from '../../client/api.ts'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { savePaper } from '../../client/save-paper.ts'
import { useDraft } from '../../client/use-draft.ts'
import { Dropzone } from '../../ui/area/dropzone.tsx'
import { Section } from '../../ui/area/section.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Button } from '../../ui/form/button.tsx'
import { ErrorSummary, type Problems } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { smallEnough } from '../../ui/form/small-enough.ts'
import { ThaiDateField } from '../../ui/form/thai-date-field.tsx'
import { PayByCode } from './pay-by-code.tsx'
import type { ResultActs } from './use-result.ts'

interface TransferProps {
  result: UnitResult
  acts: ResultActs
}

/** The money that was sent for it, and the paper that proves it. */
export function Transfer({ result, acts }: TransferProps) {
  return (
    <Section title="เงินที่โอนให้สหกรณ์">
      <PayByCode payment={result.payment} />
      <div className="grid gap-4 2xl:grid-cols-2">
        <TransferForm key={JSON.stringify(result.transfer)} result={result} acts={acts} />
        <SlipUpload result={result} acts={acts} />
      </div>
    </Section>
  )
}

type Names = 'amount' | 'day' | 'month' | 'year' | 'note'

function TransferForm({ result: { period, transfer, totals }, acts }: TransferProps) {
  const toPay = amountToPay(totals)
  const on = transfer.on ?? bangkokDate(new Date())
  const [year, month, day] = on.split('-').map(Number) as [number, number, number]
  const { values, change, clear } = useDraft(`membergroup/result/${period}`, {
    amount: transfer.amount === null ? '' : formatBaht(transfer.amount),
    day: String(day),
    month: String(month),
    year: String(buddhistYear(year)),
    note: transfer.note,
  })
  const [problems, setProblems] = useState<Problems<Names>>({})

  async function submit() {
    const amount = typedBaht(values.amount)
    const chosen = dayFrom(
      Number(values.day),
      Number(values.month),
      commonYear(Number(values.year)),
    )
    const found: Problems<Names> = {}
    if (!Number.isSafeInteger(amount) || amount < 0) found.amount = 'กรอกยอดเงินที่โอนเป็นบาท'
    if (!chosen) found.day = 'เลือกวันที่ที่มีอยู่จริง'
    else if (chosen > bangkokDate(new Date())) found.day = 'วันที่โอนต้องไม่อยู่ในอนาคต'
    if (!found.amount && amount !== toPay && !values.note.trim())
      found.note = `ยอดโอนต่างจากยอดที่หักได้ ${formatBaht(satang(Math.abs(amount - toPay)))} บาท เขียนคำชี้แจงสั้น\u00A0ๆ`
    setProblems(found)
    if (!chosen || Object.keys(found).length > 0) return
    const words = { period, amount, on: chosen, note: values.note }
    const reply = await acts.act('/api/membergroup/result/transfer', words, { quiet: true })
    if (reply instanceof ApiError) setProblems({ form: reply.message })
    else if (reply) clear()
  }
  return (
    <Form onSubmit={submit} className="card grid content-start gap-4 p-4 sm:p-6">
      <ErrorSummary problems={problems} />
      <AmountField
        name="amount"
        label="ยอดเงินที่โอน"
        hint={`ยอดที่หักได้${totals.refunds > 0 ? 'รวมเงินรอคืน' : ''} ${formatBaht(toPay)} บาท`}
        value={values.amount}
        error={problems.amount}
        onChange={(amount) => change({ amount })}
      />
      {totals.undecided === 0 && typedBaht(values.amount) !== toPay && (
        <button
          type="button"
          className="link min-h-11 justify-self-start"
          onClick={() => change({ amount: formatBaht(toPay) })}
        >
          โอนเท่ายอดที่หักได้
        </button>
      )}
      <ThaiDateField
        label="วันที่โอน"
        names={['day', 'month', 'year']}
        values={values}
        years={[year, year - 1]}
        error={problems.day}
        onChange={(name, value) => change({ [name]: value })}
      />
      <TextField
        name="note"
        label="คำชี้แจง"
        hint="จำเป็นเมื่อยอดโอนไม่เท่ากับยอดที่หักได้"
        error={problems.note}
        optional
        rows={2}
        maxLength={500}
        value={values.note}
        onChange={(note) => change({ note })}
      />
      <SendButton label="บันทึกการโอน" sending={acts.busy} meanwhile="กำลังบันทึก…" />
    </Form>
  )
}

function SlipUpload({ result: { period, transfer }, acts }: TransferProps) {
  const [problem, setProblem] = useState('')
  async function send([file]: File[]) {
    if (!file) return
    setProblem('')
    const body = await smallEnough(file)
    if (!body) return setProblem(`${file.name}: ไฟล์ต้องมีขนาดไม่เกิน 3 MB`)
    const query = new URLSearchParams({ period, name: file.name })
    const reply = await acts.act(address('/api/membergroup/result/slip', query), body, {
      quiet: true,
    })
    if (reply instanceof ApiError) setProblem(`${file.name}: ${reply.message}`)
  }
  return (
    <div className="card grid content-start gap-3 p-4 sm:p-6">
      <p className="font-semibold">
        หลักฐานการโอน <span className="font-normal text-muted">(ไม่บังคับ)</span>
      </p>
      {transfer.slip && <Slip period={period} slip={transfer.slip} />}
      {problem && (
        <p role="alert" className="flex items-start gap-2 text-red-fg">
          <CircleX aria-hidden className="mt-1.5 size-5 shrink-0" />
          {problem}
        </p>
      )}
      <Dropzone
        label={transfer.slip ? 'ลากไฟล์ใหม่มาแทน' : 'ลากสลิปมาวางที่นี่'}
        hint="PDF หรือรูป JPEG, PNG, WebP ไม่เกิน 3 MB"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        busy={acts.busy}
        onFiles={send}
      />
    </div>
  )
}

interface SlipProps {
  period: string
  slip: NonNullable<UnitResult['transfer']['slip']>
}

export function Slip({ period, slip }: SlipProps) {
  const dispatch = useAreaDispatch()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <FileCheck2 aria-hidden className="size-6 shrink-0 text-green-fg" />
      <span className="min-w-0 flex-1 basis-48">
        <span className="block wrap-anywhere">{slip.name}</span>
        <span className="text-small text-muted">
          โดย {slip.by} {shortMoment(slip.at)}
        </span>
      </span>
      <Button
        Icon={Download}
        label="บันทึกไฟล์"
        onClick={() =>
          dispatch(savePaper(address('/api/membergroup/result/slip', `period=${period}`)))
        }
      />
    </p>
  )
}

/** How far apart two sums are, in words that need no sign. */
export function differenceWords(difference: number): string {
  if (difference === 0) return 'ตรงกัน'
  const size = formatBaht(satang(Math.abs(difference)))
  return difference < 0 ? `ขาด ${size} บาท` : `เกิน ${size} บาท`
}
