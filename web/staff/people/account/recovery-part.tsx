import { useState } from 'react'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useOfficer } from '../../client/use-staff.ts'
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx'

export function RecoveryPart() {
  const { login } = useOfficer()
  const request = useQuery('/api/admin/account')
  const { act, busy } = useAction()
  const [sure, setSure] = useState(false)
  const [codes, setCodes] = useState<string[]>()

  async function make() {
    setSure(false)
    const answer = await act('/api/admin/account/recovery-codes')
    if (answer) setCodes(answer.data.recovery_codes)
  }
  function done() {
    setCodes(undefined)
    request.again()
  }
  if (codes) return <RecoveryCodes codes={codes} login={login} onDone={done} />
  return (
    <StaffLoaded from={request}>
      {({ recovery_codes_left }) => (
        <div className="grid justify-items-start gap-4">
          <p>
            เหลือรหัสสำรองที่ยังไม่ใช้ <strong className="figures">{recovery_codes_left}</strong> รหัส จาก
            10 รหัส
          </p>
          <Button label="ออกรหัสสำรองชุดใหม่" onClick={() => setSure(true)} />
          {sure && (
            <ConfirmDialog
              title="ออกรหัสสำรองชุดใหม่?"
              text="รหัสสำรองชุดเดิมทั้งหมดจะใช้ไม่ได้ทันที"
              action="ออกรหัสชุดใหม่"
              busy={busy}
              onConfirm={make}
              onClose={() => setSure(false)}
            />
          )}
        </div>
      )}
    </StaffLoaded>
  )
}
