import { PageTitle } from '../../ui/area/page-title.tsx'
import { KeysPart } from '../../ui/passkeys/keys-part.tsx'
import { useImpersonation, useMember } from '../layout/use-member.ts'
import { KeysOnly } from './keys-only.tsx'

export function Component() {
  const impersonation = useImpersonation()
  const username = useMember()?.membership_no ?? ''
  return (
    <div className="max-w-2xl">
      <PageTitle title="พาสคีย์">
        <p className="mt-1 text-muted">
          เข้าสู่ระบบด้วยลายนิ้วมือ ใบหน้า หรือ PIN ของเครื่อง ไม่ต้องพิมพ์รหัสผ่าน และเว็บไซต์ปลอมหลอกเอาไปใช้ไม่ได้
        </p>
      </PageTitle>
      {impersonation ? (
        <p className="mt-5 rounded-card border border-amber-bd bg-amber-bg p-4 text-amber-fg">
          หน้านี้เป็นของสมาชิกเท่านั้น เจ้าหน้าที่ที่ดูในนามสมาชิกเปิดดูไม่ได้
        </p>
      ) : (
        <KeysPart
          area="member"
          username={username}
          more={({ hasGood, only }, again) =>
            (hasGood || only) && <KeysOnly only={only} onChanged={again} />
          }
        />
      )}
    </div>
  )
}
