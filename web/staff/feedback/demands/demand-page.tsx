import { useState } from 'react'
import { useParams } from 'react-router'
import type { OfficersDemand } from '#contract/staff/demand.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { KIND_NAMES, STAFF_STATUS_NAMES } from '#domain/content/demand.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { StatusBadge } from '../../../public/demand/status.tsx'
import { Titled } from '../../../ui/area/titled.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { FileLinks } from '../../members/requests/file-links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Notes } from './notes.tsx'
import { PublishForm } from './publish-form.tsx'
import { Standing } from './standing.tsx'

const GUIDE = [
  'อ่านต้นฉบับทางซ้าย เลือกผู้รับผิดชอบและสถานะทางขวา ผู้ส่งเห็นสถานะทันที',
  'เขียนคำตอบแล้วกด “ส่งคำตอบ” สถานะจะเปลี่ยนเป็นตอบแล้วเอง',
  'บันทึกภายในอ่านได้เฉพาะเจ้าหน้าที่',
]

export function Component() {
  const { demandId = '' } = useParams()
  const request = useQuery(address('/api/admin/demands/:demandId', { demandId }))
  const [sent, setSent] = useState<string>()
  return (
    <>
      <PageHead
        title={request.data?.sent.subject ?? 'คำร้อง'}
        note={
          request.data && (
            <span className="mt-1 flex flex-wrap items-center gap-2">
              <StatusBadge status={request.data.status} names={STAFF_STATUS_NAMES} />
              {KIND_NAMES[request.data.kind]}
            </span>
          )
        }
        guide={GUIDE}
      />
      <StaffLoaded from={request} shape="page">
        {(demand) => (
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid gap-5">
              <Sent demand={demand} />
              <AnswerForm
                // Begun anew once one's own answer stands; never for another's, or what is typed were lost.
                key={demand.answer && demand.answer.body === sent ? sent : ''}
                demand={demand}
                onDone={(words) => {
                  setSent(words)
                  request.again()
                }}
              />
              <PublishForm
                key={`${demand.shown.published_at}`}
                demand={demand}
                onDone={request.again}
              />
            </div>
            <div className="grid gap-5">
              <Standing demand={demand} onDone={request.again} />
              <Notes demand={demand} onDone={request.again} />
            </div>
          </div>
        )}
      </StaffLoaded>
    </>
  )
}

function Sent({ demand }: { demand: OfficersDemand }) {
  const { demand_id, sent, sender, sent_at, files } = demand
  return (
    <Titled title="ต้นฉบับ" className="card grid gap-3 p-4 sm:p-5">
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{sent.body}</p>
      {files.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold">ไฟล์แนบ {files.length} ไฟล์</h3>
          <FileLinks files={files} path={`/api/admin/demands/${demand_id}/files`} />
          <p className="text-small text-muted">
            ผู้ส่งแนบให้เจ้าหน้าที่เท่านั้น ไม่เผยแพร่ไปกับเรื่อง และระบบบันทึกทุกครั้งที่เปิดไฟล์
          </p>
        </div>
      )}
      <Facts
        facts={[
          ['ผู้ส่ง', sender.anonymous ? 'ไม่เปิดเผยชื่อ' : (sender.name ?? '–')],
          ['ติดต่อกลับ', sender.contact ?? 'ไม่ได้ให้ไว้'],
          ['ส่งเมื่อ', longMoment(sent_at)],
        ]}
      />
    </Titled>
  )
}
