import { useState } from 'react'
import { Link } from 'react-router'
import type { QuestionPosted } from '#contract/public/board.ts'
import {
  type Question,
  questionProblems,
  TITLE_MAX,
  tidyQuestion,
} from '#domain/content/board-post.ts'
import { useMeta } from '../app/page-meta.tsx'
import { ApiError } from '../client/api.ts'
import { useAction, whyNotSent } from '../client/use-action.ts'
import { useDraft } from '../client/use-draft.ts'
import { DraftNotice } from '../ui/form/draft-notice.tsx'
import { ErrorSummary, type Problems } from '../ui/form/error-summary.tsx'
import { Field } from '../ui/form/field.tsx'
import { Form } from '../ui/form/form.tsx'
import { NeedsScripts } from '../ui/form/needs-scripts.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { BodyField } from './board/body-field.tsx'
import { LetterCount } from './board/letter-count.tsx'
import { NameField } from './board/name-field.tsx'
import { PrivacyCallout } from './board/privacy-callout.tsx'
import { SentQuestion } from './board/sent-question.tsx'
import { SESSION_ENDED, usePoster } from './board/use-poster.ts'

const EMPTY: Question = { title: '', body: '', name: '', email: '' }

export function Component() {
  const [sent, setSent] = useState<QuestionPosted & { title: string }>()
  return (
    <div className="page-width max-w-3xl py-8">
      {sent ? (
        <SentQuestion sent={sent} onAgain={() => setSent(undefined)} />
      ) : (
        <QuestionForm onSent={setSent} />
      )}
    </div>
  )
}

function QuestionForm({ onSent }: { onSent: (sent: QuestionPosted & { title: string }) => void }) {
  const { values, change, clear, restored } = useDraft('board-question', EMPTY)
  const { member, sessionEnded } = usePoster()
  const { perform, busy: sending } = useAction()
  const [problems, setProblems] = useState<Problems<keyof Question>>({})
  const isWrong = Object.keys(problems).length > 0
  useMeta({
    title: isWrong ? 'ข้อผิดพลาด: ตั้งกระทู้ใหม่' : 'ตั้งกระทู้ใหม่',
    description: 'ตั้งคำถามถึงสหกรณ์และเพื่อนสมาชิก ใช้ได้ทั้งสมาชิกและบุคคลทั่วไป',
  })

  async function submit() {
    const question = tidyQuestion(values)
    const wrong = questionProblems(question, member !== undefined)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return

    const { title, body } = question
    const answer = await perform('/api/info/board', member ? { title, body } : question, {
      outside: true,
      proved: true,
    })
    if (answer instanceof ApiError) {
      if (answer.status === 401) sessionEnded()
      return setProblems({ form: answer.status === 401 ? SESSION_ENDED : whyNotSent(answer) })
    }
    if (!answer) return
    clear()
    onSent({ ...answer.data, title })
  }

  return (
    <Form onSubmit={submit} className="grid gap-6">
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        ตั้งกระทู้ใหม่
      </h1>
      <NeedsScripts />
      <ErrorSummary problems={problems} />
      {restored && !isWrong && <DraftNotice onDiscard={clear} />}
      <PrivacyCallout />
      <fieldset className="grid gap-6">
        <legend className="sr-only">กระทู้ของท่าน</legend>
        <Field name="title" label="หัวข้อ" hint="บอกเรื่องที่ถามให้ชัดในประโยคเดียว" error={problems.title}>
          {(wiring) => (
            <>
              <input
                {...wiring}
                className="input"
                autoComplete="off"
                value={values.title}
                onChange={({ target }) => change({ title: target.value })}
              />
              <LetterCount text={values.title} max={TITLE_MAX} />
            </>
          )}
        </Field>
        <BodyField
          label="รายละเอียด"
          rows={8}
          body={values.body}
          error={problems.body}
          onChange={change}
        />
        <NameField
          label="ชื่อผู้ตั้งกระทู้"
          member={member}
          name={values.name}
          error={problems.name}
          onChange={change}
        />
        {!member && (
          <Field
            name="email"
            label="อีเมล"
            optional
            hint="ใช้ติดต่อกลับเท่านั้น ไม่แสดงบนเว็บไซต์"
            error={problems.email}
          >
            {(wiring) => (
              <input
                {...wiring}
                className="input max-w-md"
                type="email"
                autoComplete="email"
                value={values.email}
                onChange={({ target }) => change({ email: target.value })}
              />
            )}
          </Field>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <Link to="/board" className="button button-secondary">
            ยกเลิก
          </Link>
          <SendButton label="ส่งกระทู้" sending={sending} meanwhile="กำลังส่งกระทู้…" />
        </div>
      </fieldset>
    </Form>
  )
}
