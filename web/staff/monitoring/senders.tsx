import { useQuery } from '../../client/use-query.ts'
import { Tabs, useTab } from '../../ui/data/tabs.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { MailForm } from './senders/mail-form.tsx'
import { SmsForm } from './senders/sms-form.tsx'

const TABS = [
  { value: 'sms', label: 'SMS' },
  { value: 'email', label: 'อีเมล' },
]

const GUIDE = [
  'เลือกผู้ให้บริการจากแบบสำเร็จ แล้วกรอกรหัสลับที่ผู้ให้บริการออกให้ หรือคัดลอกจากคู่มือของผู้ให้บริการ',
  'รหัสลับเก็บแบบเข้ารหัสและไม่แสดงอีก เว้นช่องว่างไว้คือใช้รหัสเดิม',
  'บันทึกแล้วกดส่งทดสอบถึงตัวท่านเองเสมอ',
]

/** Who carries what members are sent. */
export function Component() {
  const chosen = useTab(TABS)
  const request = useQuery('/api/admin/senders')
  return (
    <>
      <PageHead title="ช่องทางส่งข้อความ" guide={GUIDE} />
      <Tabs label="ช่องทาง" tabs={TABS} />
      <StaffLoaded from={request} shape="page">
        {({ sms, email }) =>
          chosen === 'sms' ? (
            <SmsForm key={`sms ${sms.changes}`} state={sms} onSaved={request.again} />
          ) : (
            <MailForm key={`email ${email.changes}`} state={email} onSaved={request.again} />
          )
        }
      </StaffLoaded>
    </>
  )
}
