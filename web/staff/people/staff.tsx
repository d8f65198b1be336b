import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { StaffCode, StaffPerson } from '#contract/staff/people.ts'
import { useQuery } from '../../client/use-query.ts'
import { Tabs, useTab } from '../../ui/data/tabs.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { ByRole } from './staff/by-role.tsx'
import { CodeCard } from './staff/code-card.tsx'
import { People } from './staff/people.tsx'
import { PersonForm } from './staff/person-form.tsx'

const GUIDE = [
  'กด “เพิ่มเจ้าหน้าที่” แล้วมอบรหัสที่ระบบออกให้เจ้าตัว รหัสใช้ได้ครั้งเดียวภายใน 72 ชั่วโมง ที่หน้า /admin/setup',
  'ให้บทบาทเท่าที่งานต้องใช้ หนึ่งคนมีได้หลายบทบาท การเปลี่ยนมีผลทันที',
  'ผู้ที่ทำโทรศัพท์หายหรือลืมรหัสผ่าน ให้กด “ออกรหัสใหม่” ของเดิมจะใช้ไม่ได้ทันที',
  'ผู้ที่พ้นหน้าที่ ให้กด “ระงับ” ประวัติการทำงานยังอยู่ครบ',
]
const TABS = [
  { value: 'people', label: 'รายคน' },
  { value: 'roles', label: 'ตามบทบาท' },
]

export function Component() {
  const request = useQuery('/api/admin/staff')
  const tab = useTab(TABS)
  const [edited, setEdited] = useState<StaffPerson | 'new'>()
  const [given, setGiven] = useState<StaffCode>()
  function done(code?: StaffCode) {
    setEdited(undefined)
    if (code) setGiven(code)
    request.again()
  }
  return (
    <>
      <PageHead
        title="ผู้ใช้และสิทธิ์"
        guide={GUIDE}
        actions={
          <Button primary Icon={UserPlus} label="เพิ่มเจ้าหน้าที่" onClick={() => setEdited('new')} />
        }
      />
      {given && <CodeCard {...given} onClose={() => setGiven(undefined)} />}
      <Tabs label="มุมมอง" tabs={TABS} />
      <StaffLoaded from={request}>
        {({ people }) =>
          tab === 'roles' ? (
            <ByRole people={people} />
          ) : (
            <People people={people} onEdit={setEdited} onDone={done} />
          )
        }
      </StaffLoaded>
      {edited && (
        <PersonForm
          person={edited === 'new' ? undefined : edited}
          onDone={done}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
