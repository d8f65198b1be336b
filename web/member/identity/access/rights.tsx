import { CircleCheck, CircleX, Clock, Hourglass } from 'lucide-react'
import { useState } from 'react'
import type { Rights as Asked } from '#contract/member/access.ts'
import { longDate, shortDate } from '#domain/calendar/thai-date.ts'
import {
  RIGHTS,
  RIGHTS_STATES,
  RIGHTS_WORDS_MAX,
  type RightOf,
} from '#domain/person/rights-request.ts'
import { ApiError } from '../../../client/api.ts'
import { whyNotSent } from '../../../client/use-action.ts'
import { useDraft } from '../../../client/use-draft.ts'
import { useQuery } from '../../../client/use-query.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { Folded } from '../../../ui/data/folded.tsx'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { DraftNotice } from '../../../ui/form/draft-notice.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Sent } from '../sent.tsx'
import { Part } from './part.tsx'

const PATH = '/api/member/rights'
const EMPTY = { right: '' as RightOf | '', right_text: '' }

/** What the law lets a member ask of whoever keeps their data, and how it stands. */
export function Rights() {
  const list = useQuery(PATH)
  return (
    <>
      <p className="mt-1 text-muted">
        ท่านขอใช้สิทธิตามกฎหมายคุ้มครองข้อมูลส่วนบุคคลได้ สหกรณ์จะตอบภายใน 30 วัน
      </p>
      <Part from={list}>{({ requests }) => <RequestList requests={requests} />}</Part>
      <div className="no-print mt-4">
        <Folded title="ยื่นคำขอใช้สิทธิ">
          <Ask onSent={list.again} />
        </Folded>
      </div>
    </>
  )
}

type Request = Asked['requests'][number]

// biome-ignore format: one row a state
const STATES: Record<Request['state'], BadgeStyle> = {
  waiting: ['blue',  Clock],
  working: ['amber', Hourglass],
  done:    ['green', CircleCheck],
  refused: ['gray',  CircleX],
}

function RequestList({ requests }: Asked) {
  if (requests.length === 0) return null
  return (
    <ul className="mt-3 divide-y divide-border rounded-card border border-border">
      {requests.map((request) => {
        return (
          <li key={request.request_id} className="grid gap-1 p-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="font-semibold">{RIGHTS[request.what]}</p>
              <StyledBadge by={STATES[request.state]} words={RIGHTS_STATES[request.state]} />
            </div>
            <p className="whitespace-pre-line wrap-anywhere">{request.text}</p>
            <p className="figures text-small text-muted">
              คำขอ {request.request_id} · {shortDate(new Date(request.asked_at))}
              {request.answered_at === null &&
                ` · สหกรณ์จะตอบภายใน ${longDate(new Date(request.due_at))}`}
            </p>
            {request.answer && (
              <div className="mt-1 rounded-control bg-subtle p-3">
                <p className="text-small text-muted">
                  คำตอบจากสหกรณ์ {request.answered_at && shortDate(new Date(request.answered_at))}
                </p>
                <p className="whitespace-pre-line wrap-anywhere">{request.answer}</p>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Ask({ onSent }: { onSent: () => void }) {
  const { values, change, clear, restored } = useDraft('member/rights', EMPTY)
  const { problems, setProblems, passes, perform, busy } = useForm<keyof typeof EMPTY>()
  const [sent, setSent] = useState('')
  async function submit() {
    setSent('')
    const wrong: Problems<keyof typeof EMPTY> = {
      ...(!values.right && { right: 'เลือกสิทธิที่ขอใช้' }),
      ...(!values.right_text.trim() && { right_text: 'กรอกรายละเอียด' }),
    }
    if (!passes(wrong)) return
    const words = { what: values.right, text: values.right_text }
    const answer = await perform(PATH, words)
    if (answer instanceof ApiError) return setProblems({ form: whyNotSent(answer) })
    if (!answer) return
    clear()
    setSent(answer.rc_des)
    onSent()
  }
  return (
    <Form onSubmit={submit} className="grid max-w-2xl gap-5">
      {restored && <DraftNotice onDiscard={clear} />}
      <ErrorSummary problems={problems} />
      <Sent words={sent} />
      <ChoiceField
        name="right"
        label="สิทธิที่ขอใช้"
        error={problems.right}
        prompt="เลือกสิทธิ"
        choices={RIGHTS}
        value={values.right}
        onChange={(right) => change({ right })}
      />
      <TextField
        name="right_text"
        label="รายละเอียด"
        hint="บอกว่าเป็นข้อมูลใด และต้องการให้สหกรณ์ทำอะไร"
        error={problems.right_text}
        rows={4}
        maxLength={RIGHTS_WORDS_MAX}
        value={values.right_text}
        onChange={(right_text) => change({ right_text })}
      />
      <SendButton label="ยื่นคำขอ" sending={busy} meanwhile="กำลังส่ง…" />
    </Form>
  )
}
