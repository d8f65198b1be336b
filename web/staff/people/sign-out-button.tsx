import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { countDrafts } from '../../client/drafts.ts'
import { draftsOf, staffSession } from '../../client/session/staff-session.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { useOfficer } from '../client/use-staff.ts'

/** What was typed and not saved goes with whoever leaves on purpose, so they are asked. */
export function SignOutButton({ className }: { className: string }) {
  const dispatch = useAreaDispatch()
  const officer = useOfficer()
  const [drafts, setDrafts] = useState(0)
  function leave() {
    const kept = countDrafts(draftsOf(officer))
    if (kept > 0) setDrafts(kept)
    else dispatch(staffSession.signOut())
  }
  return (
    <>
      <button
        type="button"
        onClick={leave}
        className={`flex min-h-11 items-center gap-2 ${className}`}
      >
        <LogOut aria-hidden className="size-5" />
        ออกจากระบบ
      </button>
      {drafts > 0 && (
        <ConfirmDialog
          title="ออกจากระบบโดยไม่บันทึก?"
          text={`มีร่างที่พิมพ์ไว้และยังไม่ได้บันทึก ${drafts} รายการในเครื่องนี้ ออกจากระบบแล้วร่างจะถูกลบ`}
          action="ออกและลบร่าง"
          onConfirm={() => dispatch(staffSession.signOut())}
          onClose={() => setDrafts(0)}
        />
      )}
    </>
  )
}
