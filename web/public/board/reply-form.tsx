import { useState } from 'react'
import type { AnswerPosted, BoardAnswer } from '#contract/public/board.ts'
import { type Answer, answerProblems, tidyAnswer } from '#domain/content/board-post.ts'
import { address } from '../../client/address.ts'
import { ApiError } from '../../client/api.ts'
import { useAction, whyNotSent } from '../../client/use-action.ts'
import { useDraft } from '../../client/use-draft.ts'
import { DraftNotice } from '../../ui/form/draft-notice.tsx'
import { ErrorSummary, type Problems } from '../../ui/form/error-summary.tsx'
import { Form } from '../../ui/form/form.tsx'
import { NeedsScripts } from '../../ui/form/needs-scripts.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { BodyField } from './body-field.tsx'
import { NameField } from './name-field.tsx'
import { PrivacyCallout } from './privacy-callout.tsx'
import { SentNotice } from './sent-notice.tsx'
import { SESSION_ENDED, usePoster } from './use-poster.ts'

const EMPTY: Answer = { body: '', name: '' }

interface ReplyFormProps {
  topicId: number
  onShown: (answer: BoardAnswer) => void
}

export function ReplyForm({ topicId, onShown }: ReplyFormProps) {
  const { values, change, clear, restored } = useDraft(`board-reply-${topicId}`, EMPTY)
  const { member, sessionEnded } = usePoster()
  const { perform, busy: sending } = useAction()
  const [problems, setProblems] = useState<Problems<keyof Answer>>({})
  const [sent, setSent] = useState<AnswerPosted['state']>()
  const isWrong = Object.keys(problems).length > 0

  async function submit() {
    const answer = tidyAnswer(values)
    const wrong = answerProblems(answer, member !== undefined)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return

    const posted = await perform(
      address('/api/info/board/:topicId/reply', { topicId }),
      member ? { body: answer.body } : answer,
      { outside: true, proved: true },
    )
    if (posted instanceof ApiError) {
      if (posted.status === 401) sessionEnded()
      return setProblems({ form: posted.status === 401 ? SESSION_ENDED : whyNotSent(posted) })
    }
    if (!posted) return
    clear()
    setSent(posted.data.state)
    if (posted.data.answer) onShown(posted.data.answer)
  }

  if (sent) return <Sent state={sent} onAgain={() => setSent(undefined)} />
  return (
    <Form onSubmit={submit} className="no-print grid gap-5">
      <NeedsScripts />
      <ErrorSummary problems={problems} />
      {restored && !isWrong && <DraftNotice onDiscard={clear} />}
      <PrivacyCallout />
      <fieldset className="grid gap-5">
        <legend className="sr-only">คำตอบของท่าน</legend>
        <BodyField
          label="คำตอบ"
          rows={5}
          body={values.body}
          error={problems.body}
          onChange={change}
        />
        <NameField
          label="ชื่อผู้ตอบ"
          member={member}
          name={values.name}
          error={problems.name}
          onChange={change}
        />
        <div>
          <SendButton label="ส่งคำตอบ" sending={sending} meanwhile="กำลังส่งคำตอบ…" />
        </div>
      </fieldset>
    </Form>
  )
}

function Sent({ state, onAgain }: { state: AnswerPosted['state']; onAgain: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <SentNotice>
        <strong>ส่งคำตอบแล้ว</strong>{' '}
        {state === 'shown'
          ? 'คำตอบของท่านแสดงในกระทู้นี้แล้ว'
          : 'คำตอบรอเจ้าหน้าที่ตรวจสอบในวันและเวลาทำการ เมื่อผ่านแล้วจะแสดงต่อท้ายกระทู้นี้'}
      </SentNotice>
      <button type="button" className="button button-secondary" onClick={onAgain}>
        เขียนคำตอบอีกข้อความ
      </button>
    </div>
  )
}
