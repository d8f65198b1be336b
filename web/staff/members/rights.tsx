import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { Tabs } from '../../ui/data/tabs.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { EmptyQueue } from '../../ui/feedback/empty-queue.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { RightsCard } from './requests/rights-card.tsx'

const GUIDE = [
  'คำขอตามกฎหมายคุ้มครองข้อมูลส่วนบุคคลต้องตอบภายใน 30 วัน ระบบเตือนเมื่อเหลือไม่ถึง 10 วัน',
  'กด “รับคำขอ” เมื่อเริ่มดำเนินการ แล้วส่งคำตอบเมื่อเสร็จ',
  'ถ้าปฏิเสธต้องบอกเหตุผล ระบบเก็บไว้ตามที่กฎหมายกำหนด',
]
const TABS = [
  { value: 'open', label: 'ต้องดำเนินการ' },
  { value: 'closed', label: 'ตอบแล้ว' },
]

export function Component() {
  const { values, page, toPage, query } = useListState(['state'] as const)
  const list = useQuery(address('/api/admin/rights', query))
  return (
    <>
      <PageHead title="คำขอใช้สิทธิ" guide={GUIDE} />
      <Tabs label="คำขอตามสถานะ" tabs={TABS} name="state" />
      <StaffLoaded from={list}>
        {({ requests, total }) =>
          requests.length === 0 ? (
            values.state === 'closed' ? (
              <Empty title="ยังไม่มีคำขอที่ตอบแล้ว" />
            ) : (
              <EmptyQueue text="ไม่มีคำขอใช้สิทธิค้างอยู่" />
            )
          ) : (
            <>
              <ul className="grid max-w-4xl gap-4">
                {requests.map((request) => (
                  <RightsCard key={request.request_id} request={request} onDone={list.again} />
                ))}
              </ul>
              <Pager page={page} total={total} to={toPage} unit="คำขอ" />
            </>
          )
        }
      </StaffLoaded>
    </>
  )
}
