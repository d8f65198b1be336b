import { MessageSquareReply } from 'lucide-react'
import { useState } from 'react'
import { address } from '../../../client/address.ts'
import { AskDialog } from '../../../ui/feedback/ask-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { DeskActProps } from './check-form.tsx'

const WORDS_MAX = 2_000

/** Of a kind that nobody approves: the officer writes what was done or agreed, and the request is over. */
export function AnswerForm({ request, onMoved }: DeskActProps) {
  const { request_id: requestId, request_no, version } = request
  const [asking, setAsking] = useState(false)
  return (
    <div>
      <Button
        label="ตอบและปิดคำขอ"
        Icon={MessageSquareReply}
        primary
        onClick={() => setAsking(true)}
      />
      {asking && (
        <AskDialog
          title={`ตอบคำขอ ${request_no}`}
          text="คำขอนี้จบลงเมื่อตอบ สมาชิกอ่านคำตอบในระบบสมาชิก"
          label="คำตอบถึงสมาชิก"
          hint="เช่น สิ่งที่สหกรณ์ทำแล้ว ผลการเจรจา หรือวันที่นัดพบ"
          action="ส่งคำตอบ"
          max={WORDS_MAX}
          ask={(send, words) =>
            send(address('/api/admin/requests/:requestId/answer', { requestId }), {
              version,
              words,
            })
          }
          onSent={onMoved}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
