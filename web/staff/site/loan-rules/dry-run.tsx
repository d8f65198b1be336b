import { FlaskConical } from 'lucide-react'
import { useId, useState } from 'react'
import type { LoanRulesTriedReply } from '#contract/staff/loan-rules.ts'
import type { RuleSet } from '#domain/loan-right/rule-set.ts'
import { formatBaht } from '#domain/money/money.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

type Tried = LoanRulesTriedReply['data']

/** What the rules in the form would have meant for what members asked for. Nothing is saved. */
export function DryRun({ set }: { set: RuleSet }) {
  const id = useId()
  const { problems, setProblems, send, busy } = useForm()
  const [tried, setTried] = useState<Tried>()

  async function tryThem() {
    if (busy) return
    setProblems({})
    setTried((await send('/api/admin/loan-rules/dry-run', { set }))?.data)
  }
  return (
    <section aria-labelledby={id} className="card grid grid-cols-1 gap-4 p-4 sm:p-6">
      <div>
        <h2 id={id} className="text-h3">
          ลองกับคำขอ 12 เดือนที่ผ่านมา
        </h2>
        <p className="text-small text-muted">
          คิดจากตัวเลขของวันที่ยื่นคำขอแต่ละฉบับ เทียบเกณฑ์ที่กำลังแก้กับเกณฑ์ที่ใช้อยู่วันนี้ ไม่มีการบันทึก
        </p>
      </div>
      <ErrorSummary problems={problems} />
      <Button
        Icon={FlaskConical}
        label={busy ? 'กำลังลอง…' : 'ลองเกณฑ์นี้'}
        busy={busy}
        className="justify-self-start"
        onClick={tryThem}
      />
      <div aria-live="polite">{tried && <Outcome tried={tried} />}</div>
    </section>
  )
}

function Outcome({ tried }: { tried: Tried }) {
  const { requests, allowed_before, allowed_after, changed } = tried
  if (requests === 0) return <p>ยังไม่มีคำขอกู้ใน 12 เดือนที่ผ่านมา</p>
  return (
    <div className="grid gap-3">
      <p>
        คำขอ {requests} ฉบับ ผ่านเกณฑ์ที่ใช้อยู่ {allowed_before} ฉบับ ผ่านเกณฑ์ที่กำลังแก้{' '}
        <strong>{allowed_after} ฉบับ</strong>
        {changed.length === 0 ? ' ไม่มีฉบับใดเปลี่ยนผล' : ` เปลี่ยนผล ${changed.length} ฉบับ`}
      </p>
      {changed.length > 0 && (
        <ul className="grid divide-y divide-border">
          {changed.map(({ request_no, product, amount, allowed_after: isAllowed, why }) => (
            <li key={request_no} className="grid gap-1 py-2">
              <span>
                {request_no} · {product} {formatBaht(amount)} บาท
              </span>
              <span className={isAllowed ? 'text-green-fg' : 'text-red-fg'}>
                {isAllowed ? 'จะผ่าน' : `จะไม่ผ่าน: ${why}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
