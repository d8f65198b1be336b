import { Link2, LoaderCircle, ShieldCheck, ShieldX } from 'lucide-react'
import { useEffect } from 'react'
import type { AuditCheckRow } from '#contract/staff/monitoring.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { CopyButton } from '../../../ui/data/copy-button.tsx'
import { Button } from '../../../ui/form/button.tsx'

const EVERY_MS = 3_000
/** A check that has not ended by then never will. */
const GIVEN_UP_MS = 10 * 60_000

/** Whether everything still stands as it was written, when that was asked, and the way to ask again. */
export function ChainCheck() {
  const { data, again } = useQuery('/api/admin/audit/checks')
  const { perform, busy } = useAction()
  const last = data?.checks[0]
  const isChecking = last !== undefined && isUnderWay(last)
  useEffect(() => {
    if (!isChecking) return
    const timer = setInterval(again, EVERY_MS)
    return () => clearInterval(timer)
  }, [isChecking, again])

  async function check() {
    await perform('/api/admin/audit/checks')
    again()
  }
  return (
    <section
      aria-label="การตรวจความครบถ้วนของบันทึก"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-border p-4"
    >
      <Verdict check={last} busy={busy || isChecking} />
      <Button Icon={Link2} label="ตรวจความครบถ้วน" busy={busy || isChecking} onClick={check} />
      {data?.anchor_fault && (
        <p role="alert" className="wrap-anywhere w-full border-t border-border pt-3 text-red-fg">
          {data.anchor_fault} กรุณาแจ้งผู้ตรวจสอบกิจการทันที
        </p>
      )}
      {data?.anchor && !data.anchor_fault && last?.broken_at === null && (
        <Anchor line={data.anchor} />
      )}
    </section>
  )
}

/** Whoever holds the machine could write the whole chain anew, but not what is kept elsewhere. */
function Anchor({ line }: { line: string }) {
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-3">
      <div className="min-w-0 flex-[1_1_24rem]">
        <p className="font-semibold">รหัสยืนยันบันทึก สำหรับเก็บไว้นอกเครื่อง</p>
        <p className="figures wrap-anywhere">{line}</p>
        <p className="text-small text-muted">
          พิมพ์หรือส่งอีเมลให้ผู้ตรวจสอบกิจการเก็บไว้เป็นระยะ
          ภายหลังผู้ดูแลระบบตรวจเทียบได้ว่าไม่มีใครเขียนประวัติขึ้นใหม่ทั้งหมด
        </p>
      </div>
      <CopyButton text={line} label="คัดลอกรหัสยืนยันบันทึก" />
    </div>
  )
}

function Verdict({ check, busy }: { check: AuditCheckRow | undefined; busy: boolean }) {
  const [Icon, tone, title, note] = wordsOf(check, busy)
  return (
    <p role="status" className="flex min-w-0 flex-[1_1_16rem] items-center gap-3">
      <Icon aria-hidden className={`size-8 shrink-0 ${tone}`} />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="figures block text-small text-muted">{note}</span>
      </span>
    </p>
  )
}

function wordsOf(check: AuditCheckRow | undefined, busy: boolean) {
  if (busy) return [LoaderCircle, 'text-muted', 'กำลังตรวจ…', 'ตรวจทุกรายการตั้งแต่รายการแรก'] as const
  if (!check?.ended_at)
    return [Link2, 'text-muted', 'ยังไม่เคยตรวจความครบถ้วนของบันทึก', 'ระบบตรวจเองวันละครั้ง'] as const
  const when = `ตรวจเมื่อ ${shortMoment(check.ended_at)} โดย ${check.by}`
  if (check.broken_at !== null)
    return [
      ShieldX,
      'text-red-fg',
      `บันทึกไม่ครบถ้วนตั้งแต่รายการ ${check.broken_at}`,
      `${when} กรุณาแจ้งผู้ตรวจสอบกิจการทันที`,
    ] as const
  const count = (check.events ?? 0).toLocaleString('th-TH')
  return [ShieldCheck, 'text-green-fg', `บันทึกครบถ้วน ${count} รายการ`, when] as const
}

function isUnderWay({ ended_at, started_at }: AuditCheckRow): boolean {
  return ended_at === null && Date.now() - Date.parse(started_at) < GIVEN_UP_MS
}
