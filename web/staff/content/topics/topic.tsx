import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { StaffTopic, TopicConflict } from '#contract/staff/topics.ts'
import { address, below } from '../../../client/address.ts'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { Failed } from '../../../ui/feedback/loaded.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { DraftNotice } from '../../../ui/form/draft-notice.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SaveBar } from '../../../ui/form/save-bar.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Conflict } from './conflict.tsx'
import { TopicFields } from './fields.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { StandingCard } from './standing-card.tsx'
import { asSent, type TopicWords, useTopicWords, wordsIn } from './use-topic-words.ts'

export function Component() {
  const { topicId } = useParams()
  return topicId === undefined ? <NewTopic /> : <KeptTopic key={topicId} topicId={topicId} />
}

function NewTopic() {
  return <TopicPage topic={undefined} />
}

function KeptTopic({ topicId }: { topicId: string }) {
  const request = useQuery(address('/api/admin/topics/:topicId', { topicId }))
  return (
    <>
      {/* Until the text is there the page has a name all the same. */}
      {request.data === undefined && <PageHead title="แก้ไขเรื่อง" guide={GUIDE} />}
      <StaffLoaded from={request} shape="page">
        {(topic) => <TopicPage topic={topic} />}
      </StaffLoaded>
    </>
  )
}

const GUIDE = [
  'เขียนด้านซ้าย ตัวอย่างบนโทรศัพท์ด้านขวาเปลี่ยนตามทันที',
  'กดบันทึกร่างเมื่อใดก็ได้ ผู้อ่านยังไม่เห็นจนกว่าจะกดเผยแพร่',
  'เรื่องที่ตั้งเวลาไว้จะเผยแพร่ฉบับที่เลือกตอนตั้งเวลา ถ้าแก้ไขภายหลัง ให้กดใช้ฉบับใหม่แทนในช่องสถานะ',
  'ทุกครั้งที่บันทึกจะเก็บเป็นฉบับใหม่ ย้อนกลับได้จากประวัติการแก้ไข',
]

function TopicPage({ topic: first }: { topic: StaffTopic | undefined }) {
  const navigate = useNavigate()
  const [topic, setTopic] = useState(first)
  const { words, change, settle, follow, discard, restored, dirty } = useTopicWords(first)
  const [problems, setProblems] = useState<Problems<'title' | 'category_id' | 'body'>>({})
  const [theirs, setTheirs] = useState<StaffTopic>()
  const [publishing, setPublishing] = useState(false)
  const { perform, busy } = useAction()
  const known = useQuery('/api/admin/categories')
  const categories = known.data
  const category = categories?.categories.find((each) => each.category_id === words.category_id)

  /** What came of it, or why nothing did; somebody who was faster is shown. */
  function told(answer: { data: StaffTopic } | ApiError | undefined): StaffTopic | undefined {
    if (answer === undefined) return undefined
    if (!(answer instanceof ApiError)) {
      setTopic(answer.data)
      return answer.data
    }
    const faster = (answer.answer as Partial<TopicConflict> | undefined)?.theirs
    if (faster) setTheirs(faster)
    else setProblems({ form: answer.message })
    return undefined
  }

  async function save(seen = words.seen): Promise<StaffTopic | undefined> {
    const wrong = problemsIn(words)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return undefined
    const sent = words
    const { seen: _, ...text } = asSent(sent)
    const quiet = { quiet: true }
    const saved = told(
      topic
        ? await perform(
            address('/api/admin/topics/:topicId', { topicId: topic.topic_id }),
            { seen, ...text },
            quiet,
          )
        : await perform('/api/admin/topics', text, quiet),
    )
    if (!saved) return undefined
    setTheirs(undefined)
    settle(sent, saved.changes)
    if (!topic) navigate(`/admin/topics/${saved.topic_id}`, { replace: true })
    return saved
  }

  async function step(name: 'publish' | 'archive' | 'draft', more: object = {}, from = topic) {
    if (!from) return
    const path = below(
      address('/api/admin/topics/:topicId', { topicId: from.topic_id }),
      `/${name}`,
    )
    const words = { seen: from.changes, ...more }
    const done = told(await perform(path, words, { quiet: true }))
    if (done) follow(done.changes)
  }

  /** What is on the desk is what gets published. */
  async function publish(published_at: string | undefined) {
    const saved = dirty || !topic ? await save() : topic
    setPublishing(false)
    if (saved) await step('publish', published_at ? { published_at } : {}, saved)
  }

  function submit() {
    if (!busy && dirty) save()
  }
  const isOut = topic?.standing === 'published'
  return (
    <>
      <PageHead title={topic ? 'แก้ไขเรื่อง' : 'เขียนเรื่องใหม่'} guide={GUIDE} />
      {theirs && (
        <Conflict
          mine={words}
          theirs={theirs}
          busy={busy}
          onMine={() => save(theirs.changes)}
          onTheirs={() => {
            setTopic(theirs)
            discard(wordsIn(theirs))
            setTheirs(undefined)
          }}
          onKeepWriting={() => {
            change({ seen: theirs.changes })
            setTheirs(undefined)
          }}
        />
      )}
      <Form onSubmit={submit}>
        <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_24.375rem]">
          <div className="grid min-w-0 content-start gap-6">
            <ErrorSummary problems={problems} />
            {restored && <DraftNotice onDiscard={() => discard()} />}
            {/* Without categories there is none to choose, and nothing can be saved. */}
            {known.failed && !categories && <Failed retry={known.again} />}
            <TopicFields
              words={words}
              categories={categories?.categories ?? []}
              problems={problems}
              onChange={change}
            />
          </div>
          <div className="min-w-0 space-y-6">
            {topic ? (
              <StandingCard
                topic={topic}
                dirty={dirty}
                busy={busy}
                onPublish={() => setPublishing(true)}
                onUseNewest={() => publish(topic.published_at ?? undefined)}
                onStep={step}
              />
            ) : (
              <p className="card p-4 text-small text-muted">
                เมื่อบันทึกร่างแล้ว จะเผยแพร่ ตั้งเวลา และดูตัวอย่างเต็มหน้าได้จากตรงนี้
              </p>
            )}
            <PhonePreview
              words={words}
              topicId={topic?.topic_id}
              categoryName={category?.name ?? ''}
              publishedAt={topic?.published_at ?? null}
              dirty={dirty}
            />
          </div>
        </div>
        <SaveBar dirty={dirty} saving={busy} label="บันทึกร่าง" onDiscard={() => discard()}>
          {topic?.changed_at && (
            <ChangedBy did="บันทึกแล้ว" by={topic.changed_by ?? ''} at={topic.changed_at} />
          )}
        </SaveBar>
      </Form>
      {publishing && (
        <PublishDialog
          title={words.title}
          isOut={isOut}
          scheduledAt={topic?.standing === 'scheduled' ? topic.published_at : null}
          busy={busy}
          onPublish={publish}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  )
}

function problemsIn({ title, category_id }: TopicWords): Problems<'title' | 'category_id'> {
  const wrong: Problems<'title' | 'category_id'> = {}
  if (!title.trim()) wrong.title = 'กรุณากรอกหัวข้อ'
  if (!category_id) wrong.category_id = 'กรุณาเลือกหมวด'
  return wrong
}
