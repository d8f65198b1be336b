import { FilePlus2 } from 'lucide-react'
import { useQuery } from '../../client/use-query.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { RequestTimeline } from './requests/request-timeline.tsx'

/** Everything the member has asked: how far it is, what comes next and by when. */
export function Component() {
  const query = useQuery('/api/member/requests')
  return (
    <>
      <PageTitle title="คำขอของฉัน" />
      <p className="no-print mb-6 flex flex-wrap gap-2">
        <ButtonLink to="/member/share_change" label="ขอเปลี่ยนค่าหุ้น" Icon={FilePlus2} />
      </p>
      <Loaded from={query}>
        {({ requests }) =>
          requests.length === 0 ? (
            <Empty title="ยังไม่มีคำขอ" text="เมื่อท่านส่งคำขอ ความคืบหน้าทุกขั้นจะแสดงที่หน้านี้" />
          ) : (
            <ul className="grid gap-5">
              {requests.map((request) => (
                <RequestTimeline key={request.request_id} request={request} onMoved={query.again} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}
