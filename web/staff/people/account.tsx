import { ROLE_WORDS } from '#domain/identity/staff-role-words.ts'
import { Tabs, useTab } from '../../ui/data/tabs.tsx'
import { useOfficer } from '../client/use-staff.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Devices } from './account/devices.tsx'
import { StaffKeys } from './account/keys.tsx'
import { PasswordPart } from './account/password-part.tsx'
import { RecoveryPart } from './account/recovery-part.tsx'
import { SignIns } from './account/sign-ins.tsx'

const GUIDE = [
  'หนึ่งบัญชีเข้าใช้ได้ครั้งละหนึ่งเครื่อง เมื่อเข้าจากเครื่องใหม่ เครื่องเดิมจะออกจากระบบ',
  'หากเห็นการเข้าสู่ระบบที่ไม่ใช่ท่าน ให้เปลี่ยนรหัสผ่านทันทีและแจ้งผู้ดูแลระบบ',
  'รหัสสำรองใช้แทนแอปเมื่อโทรศัพท์หาย พิมพ์เก็บไว้ในที่ปลอดภัย',
]
const TABS = [
  { value: 'devices', label: 'อุปกรณ์และการเข้าใช้' },
  { value: 'password', label: 'รหัสผ่าน' },
  { value: 'keys', label: 'พาสคีย์' },
  { value: 'recovery', label: 'รหัสสำรอง' },
]

export function Component() {
  const { login, name, roles } = useOfficer()
  const tab = useTab(TABS)
  return (
    <>
      <PageHead
        title="บัญชีของฉัน"
        note={`${name} (${login}) · ${roles.map((role) => ROLE_WORDS[role].name).join(', ')}`}
        guide={GUIDE}
      />
      <Tabs label="ส่วนของบัญชี" tabs={TABS} />
      {tab === 'devices' && (
        <div className="grid gap-8">
          <Devices />
          <SignIns />
        </div>
      )}
      {tab === 'password' && <PasswordPart />}
      {tab === 'keys' && <StaffKeys />}
      {tab === 'recovery' && <RecoveryPart />}
    </>
  )
}
