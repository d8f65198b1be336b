import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../client/api.ts'
import { useSending } from '../../ui/form/use-sending.ts'

interface Outcome {
  votes: number
  is_new: boolean
}

/** Says once that somebody wants the same; pressed again, it only says so again. */
export function VoteButton({ topicId, votes }: { topicId: number; votes: number }) {
  const [counted, setCounted] = useState(votes)
  const [said, setSaid] = useState('')
  const { send, sending } = useSending<Outcome>(`/api/info/demand/${topicId}/vote`)

  async function vote() {
    const outcome = await send({})
    if (!outcome) return
    if (outcome instanceof ApiError) return setSaid(outcome.message)
    setCounted(outcome.votes)
    setSaid(outcome.is_new ? 'บันทึกแล้ว ขอบคุณที่ร่วมแสดงความเห็น' : 'ท่านเห็นด้วยกับเรื่องนี้แล้ว')
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        aria-disabled={sending}
        onClick={vote}
        className="button button-secondary"
      >
        <ThumbsUp aria-hidden className="size-5" />
        {sending ? 'กำลังส่ง…' : 'เห็นด้วยกับเรื่องนี้'}
      </button>
      <span className="figures">{counted.toLocaleString('th-TH')} คนเห็นด้วย</span>
      <span role="status" className="text-small text-muted">
        {said}
      </span>
    </div>
  )
}
