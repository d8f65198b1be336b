import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { address } from '../../client/address.ts'
import { ApiError } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'

/** Says once that somebody wants the same; pressed again, it only says so again. */
export function VoteButton({ topicId, votes }: { topicId: number; votes: number }) {
  const [counted, setCounted] = useState(votes)
  const [said, setSaid] = useState('')
  const { perform, busy: sending } = useAction()

  async function vote() {
    const outcome = await perform(
      address('/api/info/demand/:topicId/vote', { topicId }),
      {},
      { outside: true, proved: true },
    )
    if (!outcome) return
    if (outcome instanceof ApiError) return setSaid(outcome.message)
    setCounted(outcome.data.votes)
    setSaid(outcome.data.is_new ? 'บันทึกแล้ว ขอบคุณที่ร่วมแสดงความเห็น' : 'ท่านเห็นด้วยกับเรื่องนี้แล้ว')
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
