import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import type { BoardAnswer, BoardShow } from '#contract/public/board.ts'
import { useMeta } from '../app/page-meta.tsx'
import { address } from '../client/address.ts'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { LoadedPage } from '../ui/feedback/loaded-page.tsx'
import { Breadcrumb } from '../ui/layout/breadcrumb.tsx'
import { AnswerBadge } from './board/answer-badge.tsx'
import { Message } from './board/message.tsx'
import { ReplyForm } from './board/reply-form.tsx'

export function Component() {
  const { topicId } = useParams()
  const feed = useFeed(feedData, address('/api/info/board/:topicId', { topicId }))
  return (
    <LoadedPage from={feed} title="กระทู้">
      {(question) => <Shown key={question.topic_id} question={question} />}
    </LoadedPage>
  )
}

function Shown({ question }: { question: BoardShow }) {
  const { topic_id, title, description, author, asked_at, body, locked } = question
  const [added, setAdded] = useState<BoardAnswer[]>([])
  const pointedAt = usePointedAt()
  useMeta({ title, description })
  const answers = [...question.answers, ...added]
  return (
    <div className="page-width max-w-3xl py-6">
      <Breadcrumb to="/board" name="กระทู้ถาม-ตอบ" />
      <h1 tabIndex={-1} className="mt-2 mb-2 text-h2 [overflow-wrap:anywhere] sm:text-h1">
        {title}
      </h1>
      <p className="mb-4 text-caption">
        <AnswerBadge answers={answers.length} />
      </p>
      <Message messageId={topic_id} author={author} at={asked_at} body={body} />
      <section aria-labelledby="answers" className="mt-8">
        <h2 id="answers" className="mb-3 text-h3">
          {answers.length > 0 ? `${answers.length} คำตอบ` : 'ยังไม่มีคำตอบ'}
        </h2>
        <ol className="grid grid-cols-1 gap-4 empty:hidden">
          {answers.map((answer) => (
            <li key={answer.answer_id} id={`answer-${answer.answer_id}`} tabIndex={-1}>
              <Message
                messageId={answer.answer_id}
                author={answer.author}
                at={answer.answered_at}
                body={answer.body}
                pointedAt={pointedAt === `answer-${answer.answer_id}`}
              />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="reply" className="no-print mt-10 border-t border-border pt-6">
        <h2 id="reply" className="mb-4 text-h2">
          ตอบกระทู้นี้
        </h2>
        {locked ? (
          <p className="flex items-center gap-2 text-muted">
            <Lock aria-hidden className="size-5 shrink-0" />
            กระทู้นี้ปิดรับคำตอบแล้ว หากมีเรื่องอื่น กรุณาตั้งกระทู้ใหม่
          </p>
        ) : (
          <ReplyForm
            topicId={topic_id}
            onShown={(answer) =>
              // A second try of what had arrived comes back as the same answer.
              setAdded((before) =>
                [...question.answers, ...before].some(
                  ({ answer_id }) => answer_id === answer.answer_id,
                )
                  ? before
                  : [...before, answer],
              )
            }
          />
        )}
      </section>
    </div>
  )
}

/** The answer named in the address: a page opened by script has to go there itself. */
function usePointedAt(): string {
  const { hash } = useLocation()
  const [pointedAt, setPointedAt] = useState('')
  useEffect(() => {
    const id = /^#(answer-\d+)$/.exec(hash)?.[1] ?? ''
    setPointedAt(id)
    const answer = id && document.getElementById(id)
    if (!answer) return
    answer.scrollIntoView({ block: 'start', behavior: 'instant' })
    answer.focus({ preventScroll: true })
  }, [hash])
  return pointedAt
}
