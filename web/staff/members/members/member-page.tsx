import { useParams } from 'react-router'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Tabs, useTab } from '../../../ui/data/tabs.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { useMay } from '../../client/use-staff.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { AccountTab } from './account-tab.tsx'
import { DepositTab } from './deposit-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { ImpersonateButton } from './impersonate-button.tsx'
import { KepTab } from './kep-tab.tsx'
import { LoanTab } from './loan-tab.tsx'
import { PaperTab } from './paper-tab.tsx'
import { ShareTab } from './share-tab.tsx'
import { Summary } from './summary.tsx'
import { MEMBER_STATES } from './words.ts'

const GUIDE = [
  'ด้านซ้ายคือข้อมูลในทะเบียน ด้านขวาแยกตามเรื่อง ทุกครั้งที่เปิดดู สมาชิกเห็นในบันทึกของตน',
  'เลขบัตรและเลขบัญชีปิดไว้ กด “ดูเต็ม” เมื่อจำเป็น พร้อมเหตุผล',
  '“ดูในนามสมาชิก” เปิดหน้าของสมาชิกแบบอ่านอย่างเดียว 15 นาที',
]

// biome-ignore format: one row a tab
const TABS = [
  { value: 'share',   label: 'หุ้น',        Tab: ShareTab },
  { value: 'loan',    label: 'เงินกู้',      Tab: LoanTab },
  { value: 'deposit', label: 'เงินฝาก',     Tab: DepositTab },
  { value: 'kep',     label: 'เรียกเก็บ',    Tab: KepTab },
  { value: 'paper',   label: 'การลงนาม',    Tab: PaperTab },
  { value: 'account', label: 'บัญชีผู้ใช้',   Tab: AccountTab },
  { value: 'history', label: 'ประวัติ',      Tab: HistoryTab },
]

export function Component() {
  const { no = '' } = useParams()
  const request = useQuery(address('/api/admin/members/:no', { no }))
  const chosen = useTab(TABS)
  const mayLook = useMay('look')
  const profile = request.data
  const isMember = profile?.state === 'active' || profile?.state === 'retired'
  return (
    <>
      <PageHead
        title={profile?.name ?? 'ข้อมูลสมาชิก'}
        note={profile && `เลขสมาชิก ${profile.membership_no} · ${MEMBER_STATES[profile.state]}`}
        actions={
          profile &&
          mayLook &&
          isMember &&
          !profile.is_own && <ImpersonateButton membershipNo={no} name={profile.name} />
        }
        guide={GUIDE}
      />
      <StaffLoaded from={request} shape="page">
        {(member) => (
          <div className="grid items-start gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
            <Summary profile={member} />
            <div className="min-w-0">
              <Tabs label="ข้อมูลสมาชิก" tabs={TABS} />
              {TABS.map(
                ({ value, Tab }) => value === chosen && <Tab key={value} profile={member} />,
              )}
            </div>
          </div>
        )}
      </StaffLoaded>
    </>
  )
}
