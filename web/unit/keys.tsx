import { useUnit } from '../client/session/unit-session.ts'
import { PageTitle } from '../ui/area/page-title.tsx'
import { KeysPart } from '../ui/passkeys/keys-part.tsx'

export function Component() {
  const unit = useUnit()
  return (
    <div className="max-w-2xl">
      <PageTitle title="พาสคีย์">
        <p className="mt-1 text-muted">
          เข้าสู่ระบบของ {unit?.login} ด้วยลายนิ้วมือ ใบหน้า หรือ PIN ของเครื่อง ไม่ต้องพิมพ์รหัสผ่าน
          หากเปลี่ยนผู้รับผิดชอบ กรุณาลบพาสคีย์ของผู้รับผิดชอบเดิม
        </p>
      </PageTitle>
      <KeysPart area="membergroup" username={unit?.login ?? ''} />
    </div>
  )
}
