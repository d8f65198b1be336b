import { Lock, LockOpen, Pin, PinOff } from 'lucide-react'
import { useParams } from 'react-router'
import type { BoardThread } from '#contract/staff/board.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PublicPageLink } from '../public-page-link.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ThreadMessageCard } from './thread-message.tsx'

const GUIDE = [
  'คำถามอยู่บนสุด ตามด้วยคำตอบจากเก่าไปใหม่ ข้อความที่ซ่อนไว้ยังเห็นได้ที่นี่',
  'คำตอบของท่านแสดงในชื่อสหกรณ์ ระบบบันทึกว่าใครเป็นผู้เขียน',
  'ปักหมุดให้กระทู้อยู่บนสุด หรือปิดรับคำตอบเมื่อเรื่องจบแล้ว',
]

export function Component() {
  const { messageId = '' } = useParams()
  const request = useQuery(address('/api/admin/board/:messageId', { messageId }))
  return (
    <>
      <PageHead
        title={request.data?.title ?? 'กระทู้'}
        note={request.data && <Standing thread={request.data} />}
        actions={request.data && <Marks thread={request.data} onDone={request.again} />}
        guide={GUIDE}
      />
      <StaffLoaded from={request} shape="page">
        {(thread) => (
          <div className="grid max-w-4xl gap-3">
            {thread.messages.map((message, at) => (
              <ThreadMessageCard
                key={message.message_id}
                message={message}
                isQuestion={at === 0}
                isAsked={message.message_id === Number(messageId)}
                onDone={request.again}
              />
            ))}
            <AnswerForm
              topicId={thread.topic_id}
              open={thread.messages[0]?.state === 'shown'}
              onDone={request.again}
            />
          </div>
        )}
      </StaffLoaded>
    </>
  )
}

function Standing({ thread: { pinned, locked } }: { thread: BoardThread }) {
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {pinned && <Badge tone="blue" icon={Pin} words="ปักหมุด" />}
      {locked && <Badge tone="gray" icon={Lock} words="ปิดรับคำตอบ" />}
    </span>
  )
}

function Marks({ thread, onDone }: { thread: BoardThread; onDone: () => void }) {
  const { act, busy } = useAction()
  const { topic_id, pinned, locked } = thread
  async function mark(changed: { pinned?: boolean; locked?: boolean }) {
    if (
      await act(address('/api/admin/board/:messageId/mark', { messageId: topic_id }), {
        pinned,
        locked,
        ...changed,
      })
    )
      onDone()
  }
  return (
    <>
      <Button
        Icon={pinned ? PinOff : Pin}
        label={pinned ? 'เลิกปักหมุด' : 'ปักหมุด'}
        busy={busy}
        onClick={() => mark({ pinned: !pinned })}
      />
      <Button
        Icon={locked ? LockOpen : Lock}
        label={locked ? 'เปิดรับคำตอบ' : 'ปิดรับคำตอบ'}
        busy={busy}
        onClick={() => mark({ locked: !locked })}
      />
      {thread.messages[0]?.state === 'shown' && <PublicPageLink href={`/boardShow/${topic_id}`} />}
    </>
  )
}
