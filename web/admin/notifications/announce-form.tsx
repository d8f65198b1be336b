import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Announced, AnnouncementDraft } from '#contract/staff/announce.ts'
import { ApiError, dataOf } from '../../api.ts'
import { DraftNotice } from '../../shell/form/draft-notice.tsx'
import { ErrorSummary, type Problems } from '../../shell/form/error-summary.tsx'
import { Field } from '../../shell/form/field.tsx'
import { FigureInput } from '../../shell/form/figure-input.tsx'
import { askAsStaff } from '../../store/staff-session.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { TextField } from '../parts/fields.tsx'
import { useStaffDoing } from '../parts/use-staff-doing.ts'
import { useStaffDraft } from '../parts/use-staff-draft.ts'
import { useStaffDispatch } from '../use-staff.ts'
import { NotificationPreview } from './notification-preview.tsx'

const EMPTY = { topic: '', title: '', body: '' }
const TITLE_MAX = 120
const BODY_MAX = 300
const TOPIC = /^[1-9]\d{0,8}$/
const NO_TOPIC = 'กรุณากรอกเลขที่ข่าว เช่น 1007'

interface AnnounceFormProps {
  /** Who would hear it; null where nobody can tell. */
  listening: number | null
  /** Before it is sent it is counted anew. */
  onAsk: () => void
  onDone: () => void
}

export function AnnounceForm({ listening, onAsk, onDone }: AnnounceFormProps) {
  const { values, change, clear, restored } = useStaffDraft('announcement', EMPTY)
  const [topicTitle, setTopicTitle] = useState('')
  const [problems, setProblems] = useState<Problems<keyof typeof EMPTY>>({})
  const [asked, setAsked] = useState(false)
  const ask = useStaffDispatch()
  const { perform, doing } = useStaffDoing()

  async function fill(topic: string) {
    if (!TOPIC.test(topic)) return setProblems({ topic: NO_TOPIC })
    try {
      const path = `/api/admin/announcements/draft/${topic}`
      const data = dataOf<AnnouncementDraft>(await ask(askAsStaff(path)))
      setProblems({})
      setTopicTitle(data.topic_title)
      change({ topic, title: data.title, body: data.body })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems({ topic: error.message })
    }
  }
  // From the page of a piece of news, which says which one.
  const [params] = useSearchParams()
  const wanted = params.get('topic') ?? ''
  // What was written about it already is kept, also when the page is loaded again.
  const begun = restored && values.topic === wanted
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the address
  useEffect(() => {
    if (wanted && !begun) fill(wanted)
  }, [wanted])

  function submit(event: React.FormEvent) {
    event.preventDefault()
    const wrong: Problems<keyof typeof EMPTY> = {
      ...(!TOPIC.test(values.topic) && { topic: NO_TOPIC }),
      ...(!values.title.trim() && { title: 'กรุณากรอกหัวข้อ' }),
      ...(!values.body.trim() && { body: 'กรุณากรอกข้อความ' }),
    }
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    onAsk()
    setAsked(true)
  }
  async function send() {
    const { topic, title, body } = values
    const words = { title, body, topic_id: Number(topic) }
    const answer = await perform<Announced>('/api/admin/announcements', words, {
      quiet: true,
      isPoor: ({ data }: Announced) => data.reached === 0,
    })
    setAsked(false)
    if (answer instanceof ApiError) return setProblems({ form: answer.message })
    if (!answer) return
    clear()
    setTopicTitle('')
    onDone()
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="card grid gap-4 p-4 sm:p-5">
        <h2 className="text-h3">เขียนการแจ้งเตือน</h2>
        {(wanted ? begun : restored) && <DraftNotice onDiscard={clear} />}
        <ErrorSummary problems={problems} />
        <Field
          name="topic"
          label="เลขที่ข่าวที่เปิดเมื่อกด"
          hint={topicTitle || 'เลขท้ายที่อยู่หน้าข่าว เช่น /show/1007 คือ 1007'}
          error={problems.topic}
        >
          {(wiring) => (
            <div className="flex flex-wrap gap-2">
              <FigureInput
                {...wiring}
                takes="whole"
                autoComplete="off"
                max={9}
                className="input figures w-36"
                value={values.topic}
                onChange={(topic) => change({ topic })}
              />
              <button
                type="button"
                className="button button-secondary"
                onClick={() => fill(values.topic)}
              >
                เติมจากข่าว
              </button>
            </div>
          )}
        </Field>
        <TextField
          name="title"
          label="หัวข้อ"
          error={problems.title}
          maxLength={TITLE_MAX}
          value={values.title}
          onChange={(title) => change({ title })}
        />
        <TextField
          name="body"
          label="ข้อความ"
          hint="หนึ่งหรือสองประโยค อ่านจบในครั้งเดียว"
          error={problems.body}
          rows={3}
          maxLength={BODY_MAX}
          value={values.body}
          onChange={(body) => change({ body })}
        />
        <button type="submit" className="button button-primary justify-self-start">
          ส่งการแจ้งเตือน…
        </button>
      </div>
      <NotificationPreview title={values.title} body={values.body} />
      {asked && (
        <ConfirmDialog
          title={`ส่ง “${values.title}”?`}
          text={toWhom(listening)}
          action="ส่งเดี๋ยวนี้"
          busy={doing}
          onConfirm={send}
          onClose={() => setAsked(false)}
        />
      )}
    </form>
  )
}

function toWhom(listening: number | null): string {
  if (listening === null) return 'ส่งถึงทุกคนที่เชื่อมต่ออยู่ทันที และเรียกกลับไม่ได้ (ไม่ทราบจำนวน)'
  if (listening === 0) return 'ขณะนี้ไม่มีเบราว์เซอร์ใดเชื่อมต่ออยู่ หากส่งตอนนี้จะไม่มีใครได้รับ และจะไม่ส่งซ้ำให้ภายหลัง'
  return `ส่งถึงเบราว์เซอร์ที่เชื่อมต่ออยู่ขณะนี้ ${listening.toLocaleString('en')} เครื่องทันที และเรียกกลับไม่ได้`
}
