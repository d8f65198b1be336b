import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { ToPrint } from '#contract/staff/desk/paper-signing.ts'
import { bangkokDate, buddhistYear } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import { shareChangeReference } from '#domain/request/share-change-reference.ts'
import { SIGNING_KINDS } from '#domain/signing/signing-kinds.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { AmountField } from '../../../../ui/form/amount-field.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { ChoiceField } from '../../../../ui/form/choice-field.tsx'
import { ErrorSummary } from '../../../../ui/form/error-summary.tsx'

const MATTERS = {
  balance: 'ยืนยันยอดคงเหลือ (ตามคำตอบที่สมาชิกให้ไว้)',
  monthly: 'เปลี่ยนค่าหุ้นรายเดือน',
  stop: 'งดส่งค่าหุ้นรายเดือน',
  extra: 'ซื้อหุ้นเพิ่มครั้งเดียว',
} as const
type Matter = keyof typeof MATTERS

interface ChoosePaperProps {
  busy: boolean
  problem: string | undefined
  /** One that somebody came here for. */
  named: ToPrint | undefined
  onPrint: (what: ToPrint) => void
}

/** Which paper: the same as a member would sign at home. */
export function ChoosePaper({ busy, problem, named, onPrint }: ChoosePaperProps) {
  const [matter, setMatter] = useState<Matter | ''>('')
  const [year, setYear] = useState<string>('')
  const [baht, setBaht] = useState('')
  const [missing, setMissing] = useState<string>()
  const needsAmount = matter === 'monthly' || matter === 'extra'

  function print() {
    const what = wanted(matter, year, baht)
    setMissing(typeof what === 'string' ? what : undefined)
    if (typeof what !== 'string') onPrint(what)
  }
  return (
    <>
      <p className="max-w-prose">
        สำหรับสมาชิกที่มาลงลายมือชื่อที่สหกรณ์ พิมพ์เอกสาร ให้สมาชิกลงลายมือชื่อต่อหน้า แล้วสแกนเก็บ
      </p>
      <ErrorSummary problems={{ form: missing ?? problem }} />
      {named && (
        <Button
          primary
          Icon={Printer}
          label={`เตรียม${SIGNING_KINDS[named.kind].name}ให้ลงลายมือชื่อ`}
          busy={busy}
          className="justify-self-start"
          onClick={() => onPrint(named)}
        />
      )}
      <ChoiceField
        name="matter"
        label="เรื่องที่ลงนาม"
        error={undefined}
        prompt="เลือกเรื่อง"
        choices={MATTERS}
        value={matter}
        onChange={setMatter}
      />
      {matter === 'balance' && (
        <ChoiceField
          name="year"
          label="ปีบัญชี"
          error={undefined}
          prompt="เลือกปี"
          choices={lastYears()}
          value={year}
          onChange={setYear}
        />
      )}
      {needsAmount && (
        <AmountField name="amount" label="จำนวนเงิน" value={baht} onChange={setBaht} />
      )}
      <Button
        primary={!named}
        Icon={Printer}
        label={busy ? 'กำลังเตรียมเอกสาร…' : 'เตรียมเอกสารให้ลงลายมือชื่อ'}
        busy={busy}
        className="justify-self-start"
        onClick={print}
      />
    </>
  )
}

/** What is asked of the server, or what is missing. */
function wanted(matter: Matter | '', year: string, baht: string): ToPrint | string {
  if (matter === '') return 'เลือกเรื่องที่ลงนาม'
  if (matter === 'balance') return year ? { kind: 'balance', reference: year } : 'เลือกปีบัญชี'
  const amount = matter === 'stop' ? satang(0) : typedBaht(baht)
  if (matter !== 'stop' && !(amount > 0)) return 'กรอกจำนวนเงินเป็นบาท'
  const reference = shareChangeReference({ wish: { change: matter, amount } })
  return { kind: 'share_change', reference }
}

function lastYears(): Record<string, string> {
  const now = Number(bangkokDate(new Date()).slice(0, 4))
  const years = [now, now - 1, now - 2]
  return Object.fromEntries(years.map((year) => [String(year), String(buddhistYear(year))]))
}
