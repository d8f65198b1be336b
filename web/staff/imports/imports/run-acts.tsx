import { Ban, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ImportRunDetail } from '#contract/staff/imports.ts'
import { address, below } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { AskDialog } from '../../../ui/feedback/ask-dialog.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'

type Act = 'publication' | 'rejection' | 'cancellation' | 'acceptance'

interface Words {
  button: string
  title: (run: number) => string
  text: string
}

// biome-ignore format: one row an act
const WORDS: Record<Act, Words> = {
  publication:  { button: 'เผยแพร่ข้อมูลรอบนี้', title: (run) => `เผยแพร่ข้อมูลรอบ ${run}?`, text: 'สมาชิกและหน่วยงานทุกคนจะเห็นข้อมูลรอบนี้ทันที ย้อนกลับไปยังรอบก่อนหน้าได้ภายหลัง' },
  rejection:    { button: 'ไม่อนุมัติ', title: (run) => `ไม่อนุมัติรอบ ${run}?`, text: 'ข้อมูลที่ตรวจไว้จะถูกลบ สมาชิกยังเห็นข้อมูลเดิม หากต้องการรอบนี้อีกต้องนำเข้าใหม่' },
  cancellation: { button: 'ยกเลิกการนำเข้าครั้งนี้', title: (run) => `ยกเลิกการนำเข้ารอบ ${run}?`, text: 'ข้อมูลที่ตรวจไว้จะถูกลบ สมาชิกยังเห็นข้อมูลเดิม' },
  acceptance:   { button: 'ยอมรับคำเตือน และนำเข้าอีกครั้ง', title: (run) => `ยอมรับคำเตือนของรอบ ${run}?`, text: 'ระบบจะตรวจชุดเดิมอีกครั้ง แล้วพักไว้ให้ผู้อนุมัติดูก่อนเผยแพร่ ผู้อนุมัติจะเห็นชื่อของท่าน เหตุผล และคำเตือนทุกรายการ' },
}

/** What the officer may do with it now; each asks once more, and the server decides again. */
export function RunActs({ detail, onDone }: { detail: ImportRunDetail; onDone: () => void }) {
  const { run, may, is_cancelling, warnings } = detail
  const [asked, setAsked] = useState<Act>()
  const { perform, busy } = useAction()
  const navigate = useNavigate()
  const acts: Act[] = []
  if (may.publish) acts.push('publication')
  if (may.accept) acts.push('acceptance')
  if (may.reject) acts.push('rejection')
  if (may.cancel && !is_cancelling) acts.push('cancellation')
  if (acts.length === 0) return null

  const path = address('/api/admin/imports/:run', { run: run.run_id })
  async function go(act: Exclude<Act, 'acceptance'>) {
    await perform(below(path, `/${act}`), {})
    setAsked(undefined)
    onDone()
  }
  return (
    <div className="flex flex-wrap gap-3">
      {acts.map((act) => (
        <button
          key={act}
          type="button"
          className={`button ${act === 'publication' || act === 'acceptance' ? 'button-primary' : 'button-secondary'}`}
          onClick={() => setAsked(act)}
        >
          {act === 'publication' && <CircleCheck aria-hidden className="size-5" />}
          {(act === 'rejection' || act === 'cancellation') && (
            <Ban aria-hidden className="size-5" />
          )}
          {WORDS[act].button}
        </button>
      ))}
      {asked === 'acceptance' && (
        <AskDialog
          title={WORDS.acceptance.title(run.run_id)}
          text={WORDS.acceptance.text}
          label="เหตุผลที่ยอมรับ"
          hint="เช่น ตรวจกับระบบหลักแล้ว มีการโอนสมาชิก 40 รายออกในวันนี้"
          action="ยอมรับคำเตือน"
          min={10}
          max={500}
          ask={(send, reason) => send(below(path, '/acceptance'), { reason })}
          onSent={({ data }) => navigate(`/admin/imports/${data.run_id}`)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked && asked !== 'acceptance' && (
        <ConfirmDialog
          title={WORDS[asked].title(run.run_id)}
          text={asked === 'publication' ? publishing(warnings.length) : WORDS[asked].text}
          action={WORDS[asked].button}
          busy={busy}
          onConfirm={() => go(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

function publishing(warnings: number): string {
  const { text } = WORDS.publication
  return warnings === 0 ? text : `รอบนี้มีคำเตือนที่ผู้นำเข้ายอมรับไว้ ${warnings} รายการ ${text}`
}
