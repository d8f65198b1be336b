import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Announced } from '#contract/staff/announce.ts'
import { address } from '../../../client/address.ts'
import { ApiError, dataOf } from '../../../client/api.ts'
import { askInArea, useAreaDispatch } from '../../../client/ask-in-area.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { DraftNotice } from '../../../ui/form/draft-notice.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { fieldsOf, useForm } from '../../../ui/form/use-form.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'
import { LinkField } from '../../site/site/links.tsx'
import { NotificationPreview } from './notification-preview.tsx'

const EMPTY = { topic: '', title: '', body: '' }
const TITLE_MAX = 120
const BODY_MAX = 300
const NO_TOPIC = 'กรุณาเลือกข่าวที่เปิดเมื่อกด'

interface AnnounceFormProps {
  /** Who would hear it; null where nobody can tell. */
  listening: number | null
  /** Before it is sent it is counted anew. */
  onAsk: () => void
  onDone: () => void
}

export function AnnounceForm({ listening, onAsk, onDone }: AnnounceFormProps) {
  const { values, change, clear, restored } = useStaffDraft('announcement', EMPTY)
  const { problems, setProblems, passes, send, busy } = useForm<keyof typeof EMPTY>()
  const field = fieldsOf(values, change, problems)
  const [confirming, setConfirming] = useState(false)
  const ask = useAreaDispatch()

  async function fill(link: string) {
    const topic = topicIn(link)
    if (!topic) return setProblems({ topic: NO_TOPIC })
    try {
      const path = address('/api/admin/announcements/draft/:topicId', { topicId: topic })
      const data = dataOf(await ask(askInArea(path)))
      setProblems({})
      change({ topic: link, title: data.title, body: data.body })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems({ topic: error.message })
    }
  }
  // From the page of a piece of news, which says which one.
  const [params] = useSearchParams()
  const asked = params.get('topic')
  const wanted = asked ? `/show/${asked}` : ''
  // What was written about it already is kept, also when the page is loaded again.
  const begun = restored && values.topic === wanted
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the address
  useEffect(() => {
    if (wanted && !begun) fill(wanted)
  }, [wanted])

  function submit() {
    const wrong: Problems<keyof typeof EMPTY> = {
      ...(!topicIn(values.topic) && { topic: NO_TOPIC }),
      ...(!values.title.trim() && { title: 'กรุณากรอกหัวข้อ' }),
      ...(!values.body.trim() && { body: 'กรุณากรอกข้อความ' }),
    }
    if (!passes(wrong)) return
    onAsk()
    setConfirming(true)
  }
  async function announce() {
    const { topic, title, body } = values
    const words = { title, body, topic_id: topicIn(topic) ?? ('' as const) }
    const answer = await send('/api/admin/announcements', words, {
      isPoor: ({ data }: Announced) => data.reached === 0,
    })
    setConfirming(false)
    if (!answer) return
    clear()
    onDone()
  }
  return (
    <Form onSubmit={submit} className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="card grid gap-4 p-4 sm:p-5">
        <h2 className="text-h3">เขียนการแจ้งเตือน</h2>
        {(wanted ? begun : restored) && <DraftNotice onDiscard={clear} />}
        <ErrorSummary problems={problems} />
        <LinkField
          name="topic"
          label="ข่าวที่เปิดเมื่อกด"
          only="topic"
          error={problems.topic}
          value={values.topic}
          onChange={(topic) => change({ topic: topic.trim() })}
        />
        <Button
          label="เติมจากข่าว"
          className="justify-self-start"
          onClick={() => fill(values.topic)}
        />
        <TextField {...field('title')} label="หัวข้อ" maxLength={TITLE_MAX} />
        <TextField
          {...field('body')}
          label="ข้อความ"
          hint="หนึ่งหรือสองประโยค อ่านจบในครั้งเดียว"
          rows={3}
          maxLength={BODY_MAX}
        />
        <Button type="submit" primary label="ส่งการแจ้งเตือน…" className="justify-self-start" />
      </div>
      <NotificationPreview title={values.title} body={values.body} />
      {confirming && (
        <ConfirmDialog
          title={`ส่ง “${values.title}”?`}
          text={toWhom(listening)}
          action="ส่งเดี๋ยวนี้"
          busy={busy}
          onConfirm={announce}
          onClose={() => setConfirming(false)}
        />
      )}
    </Form>
  )
}

/** 1007 of «/show/1007»; undefined for what is no piece of news. */
function topicIn(link: string): number | undefined {
  const [, id] = /^\/show\/([1-9]\d{0,8})$/.exec(link) ?? []
  return id ? Number(id) : undefined
}

function toWhom(listening: number | null): string {
  if (listening === null) return 'ส่งถึงทุกคนที่เชื่อมต่ออยู่ทันที และเรียกกลับไม่ได้ (ไม่ทราบจำนวน)'
  if (listening === 0) return 'ขณะนี้ไม่มีเบราว์เซอร์ใดเชื่อมต่ออยู่ หากส่งตอนนี้จะไม่มีใครได้รับ และจะไม่ส่งซ้ำให้ภายหลัง'
  return `ส่งถึงเบราว์เซอร์ที่เชื่อมต่ออยู่ขณะนี้ ${listening.toLocaleString('en')} เครื่องทันที และเรียกกลับไม่ได้`
}
