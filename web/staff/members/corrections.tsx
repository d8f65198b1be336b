import { CORRECTIONS } from '#domain/person/correction.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { Tabs } from '../../ui/data/tabs.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { EmptyQueue } from '../../ui/feedback/empty-queue.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { FileLinks } from './requests/file-links.tsx'
import { RequestAnswer } from './requests/request-answer.tsx'
import { RequestCard } from './requests/request-card.tsx'

const GUIDE = [
  'ตรวจไฟล์ที่แนบ แก้ไขทะเบียนในระบบหลักของสหกรณ์ก่อน แล้วจึงตอบที่นี่ ข้อมูลใหม่จะมากับข้อมูลรายวัน',
  'คำตอบของท่านแสดงในหน้าข้อมูลของสมาชิก และแจ้งทาง SMS หรืออีเมลว่ามีคำตอบแล้ว',
  'ถ้าแก้ไขไม่ได้ ให้บอกเหตุผลและสิ่งที่สมาชิกทำต่อได้',
]
const TABS = [
  { value: 'waiting', label: 'รอตรวจสอบ' },
  { value: 'done', label: 'แก้ไขแล้ว' },
  { value: 'refused', label: 'แก้ไขไม่ได้' },
]
const WORDS = {
  done: 'แก้ไขทะเบียนแล้ว',
  refused: 'แก้ไขไม่ได้',
  hint: 'สมาชิกเห็นข้อความนี้ในระบบสมาชิก',
}

export function Component() {
  const { values, page, toPage, query } = useListState(['state'] as const)
  const list = useQuery(address('/api/admin/corrections', query))
  const isQueue = values.state === '' || values.state === 'waiting'
  return (
    <>
      <PageHead title="คำขอแก้ไขข้อมูล" guide={GUIDE} />
      <Tabs label="คำขอตามสถานะ" tabs={TABS} name="state" />
      <StaffLoaded from={list}>
        {({ requests, total }) =>
          requests.length === 0 ? (
            isQueue ? (
              <EmptyQueue text="ไม่มีคำขอรอตรวจสอบ" />
            ) : (
              <Empty title="ยังไม่มีคำขอ" />
            )
          ) : (
            <>
              <ul className="grid max-w-4xl gap-4">
                {requests.map((request) => (
                  <RequestCard
                    key={request.request_id}
                    {...request}
                    what={CORRECTIONS[request.what]}
                  >
                    <FileLinks files={request.files} path="/api/admin/corrections/files" />
                    {request.state === 'waiting' && (
                      <RequestAnswer
                        path={address('/api/admin/corrections/:requestId/answer', {
                          requestId: request.request_id,
                        })}
                        words={WORDS}
                        name={`correction/${request.request_id}`}
                        onDone={list.again}
                      />
                    )}
                  </RequestCard>
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
