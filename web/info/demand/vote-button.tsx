import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { type ApiError, ask } from '../../api.ts'
import { captchaValue } from '../../captcha.ts'

interface Outcome {
  votes: number
  is_new: boolean
}

/** Says once that somebody wants the same; pressed again, it only says so again. */
export function VoteButton({ topicId, votes }: { topicId: number; votes: number }) {
  const [counted, setCounted] = useState(votes)
  const [sending, setSending] = useState(false)
  const [said, setSaid] = useState('')

  async function vote() {
    if (sending) return
    setSending(true)
    const recaptcha = await captchaValue()
    const reply = ask(`/api/info/demand/${topicId}/vote`, { recaptcha }) as Promise<{
      data: Outcome
    }>
    await reply.then(
      ({ data }) => {
        setCounted(data.votes)
        setSaid(data.is_new ? 'บันทึกแล้ว ขอบคุณที่ร่วมแสดงความเห็น' : 'ท่านเห็นด้วยกับเรื่องนี้แล้ว')
      },
      (refused: ApiError) => setSaid(refused.message),
    )
    setSending(false)
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
