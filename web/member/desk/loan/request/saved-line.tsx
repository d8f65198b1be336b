import { RotateCw, TriangleAlert } from 'lucide-react'
import { clockTime } from '#domain/calendar/thai-date.ts'
import { Callout } from '../../../../ui/feedback/callout.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import type { LoanDrafting } from './use-loan-draft.ts'

interface SavedLineProps {
  drafting: LoanDrafting
  onReload: () => void
}

/** Whether what is typed is kept, and what to do where it is not. */
export function SavedLine({ drafting, onReload }: SavedLineProps) {
  const { kept, isKept, refused, save, takeOver } = drafting
  if (refused)
    return (
      <div role="alert" className="mt-4">
        <Callout tone="amber" Icon={TriangleAlert} title={refused.message}>
          <p>สิ่งที่ท่านกรอกในหน้านี้ยังอยู่ครบ แต่ยังไม่ได้บันทึก</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {refused.status === 409 ? (
              <>
                <Button label="โหลดฉบับล่าสุด" Icon={RotateCw} onClick={onReload} />
                <Button label="ใช้ที่กรอกในหน้านี้แทน" onClick={takeOver} />
              </>
            ) : (
              <Button label="บันทึกอีกครั้ง" Icon={RotateCw} onClick={save} />
            )}
          </div>
        </Callout>
      </div>
    )
  if (!kept) return null
  return (
    <p className="mt-4 text-small text-muted">
      {isKept
        ? `บันทึกร่างแล้วเมื่อ ${clockTime(new Date(kept.savedAt))} ปิดหน้านี้แล้วกลับมากรอกต่อได้`
        : 'กำลังบันทึกร่าง…'}
    </p>
  )
}
