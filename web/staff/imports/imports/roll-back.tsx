import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { ImportRunDetail } from '#contract/staff/imports.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { rollbackWords } from '#domain/import/rollback-words.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'

interface RollBackProps {
  detail: ImportRunDetail
  onDone: () => void
}

/** Back to the night before: seen by everybody at once, so it is typed by hand. */
export function RollBack({ detail: { run, may, previous }, onDone }: RollBackProps) {
  const [asking, setAsking] = useState(false)
  const { perform, busy } = useAction()
  if (!may.roll_back || !previous) return null
  const typed = rollbackWords(run.run_id)
  const day = previous.as_of ? ` ข้อมูล ณ วันที่ ${longDate(previous.as_of)}` : ''

  async function go() {
    await perform(address('/api/admin/imports/:run/rollback', { run: run.run_id }), { typed })
    setAsking(false)
    onDone()
  }
  return (
    <section
      aria-labelledby="roll-back"
      className="rounded-card border border-red-bd p-4 sm:flex sm:items-center sm:justify-between sm:gap-6"
    >
      <div>
        <h2 id="roll-back" className="text-h3">
          ย้อนกลับไปยังรอบ {previous.run_id}
        </h2>
        <p className="text-small text-muted">
          ใช้เมื่อพบว่าข้อมูลรอบนี้ผิด สมาชิกจะเห็นรอบ {previous.run_id}
          {day} แทนทันที
        </p>
      </div>
      <Button
        Icon={Undo2}
        label="ย้อนกลับ"
        className="mt-3 w-full shrink-0 sm:mt-0 sm:w-auto"
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          title={`ย้อนกลับจากรอบ ${run.run_id} ไปยังรอบ ${previous.run_id}?`}
          text={`สมาชิกและหน่วยงานทุกคนจะเห็นข้อมูลของรอบ ${previous.run_id} ทันที`}
          action="ย้อนกลับทันที"
          typed={typed}
          busy={busy}
          onConfirm={go}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
