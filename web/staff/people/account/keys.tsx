import { useAreaDispatch } from '../../../client/ask-in-area.ts'
import { staffSession } from '../../../client/session/staff-session.ts'
import { KeysPart } from '../../../ui/passkeys/keys-part.tsx'
import { useOfficer } from '../../client/use-staff.ts'

/** The officer's own keys: nobody adds one for somebody else. */
export function StaffKeys() {
  const dispatch = useAreaDispatch()
  const { login } = useOfficer()
  return (
    <div className="max-w-2xl">
      <p>
        พาสคีย์ใช้แทนรหัสจากแอปเมื่อเข้าสู่ระบบหลังกรอกรหัสผ่าน และเมื่อระบบขอให้ยืนยันตัวตนอีกครั้ง
        แอปและรหัสสำรองยังใช้ได้ตามเดิม
      </p>
      {/* Whether a key may stand in for the password is asked anew. */}
      <KeysPart area="admin" username={login} onChanged={() => dispatch(staffSession.check())} />
    </div>
  )
}
