import { useMeta } from '../app/page-meta.tsx'
import { useUnit } from '../client/session/unit-session.ts'
import { KeysPart } from '../ui/passkeys/keys-part.tsx'

export function Component() {
  const unit = useUnit()
  useMeta({ title: 'พาสคีย์', hidden: true })
  return (
    <div className="max-w-2xl">
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        พาสคีย์
      </h1>
      <p className="mt-1 text-muted">
        เข้าสู่ระบบของ {unit?.login} ด้วยลายนิ้วมือ ใบหน้า หรือ PIN ของเครื่อง ไม่ต้องพิมพ์รหัสผ่าน หากเปลี่ยนผู้รับผิดชอบ
        กรุณาลบพาสคีย์ของผู้รับผิดชอบเดิม
      </p>
      <KeysPart area="membergroup" username={unit?.login ?? ''} />
    </div>
  )
}
