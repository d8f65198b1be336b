import { useParams } from 'react-router'
import type { ShownDemand } from '#contract/public/demand.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { useMeta } from '../app/page-meta.tsx'
import { address } from '../client/address.ts'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { LoadedPage } from '../ui/feedback/loaded-page.tsx'
import { Breadcrumb } from '../ui/layout/breadcrumb.tsx'
import { Answer } from './demand/answer.tsx'
import { DemandStepper, KindName, StatusBadge } from './demand/status.tsx'
import { VoteButton } from './demand/vote-button.tsx'

export function Component() {
  const { topicId } = useParams()
  const feed = useFeed(feedData, address('/api/info/demand/:topicId', { topicId }))
  return (
    <LoadedPage from={feed} title="เรื่องที่เลือก">
      {(demand) => <Demand demand={demand} />}
    </LoadedPage>
  )
}

function Demand({ demand }: { demand: ShownDemand }) {
  useMeta({ title: demand.subject, description: demand.description })
  return (
    <div className="page-width grid gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <article className="min-w-0">
        <Breadcrumb to="/demand" name="เสียงสมาชิก" />
        <p className="mt-2 flex flex-wrap items-center gap-3">
          <StatusBadge status={demand.status} />
          <KindName kind={demand.kind} />
        </p>
        <h1 tabIndex={-1} className="mt-2 text-h2 sm:text-h1">
          {demand.subject}
        </h1>
        <p className="mt-1 text-small text-muted">
          ส่งเมื่อ <time dateTime={demand.sent_at}>{longDate(new Date(demand.sent_at))}</time>
        </p>
        <p className="mt-5 max-w-prose whitespace-pre-line text-body-lg">{demand.body}</p>
        <VoteButton key={demand.topic_id} topicId={demand.topic_id} votes={demand.votes} />
        <div className="mt-8">
          {demand.answer ? (
            <Answer answer={demand.answer} level={2} />
          ) : (
            <p className="rounded-card border border-border bg-subtle p-4 text-muted">
              เรื่องนี้ยังไม่มีคำตอบ สหกรณ์แจ้งผลภายใน 15 วันทำการ หากต้องใช้เวลานานกว่านั้นจะแจ้งความคืบหน้า
            </p>
          )}
        </div>
      </article>
      <aside aria-labelledby="progress" className="card h-fit p-4 sm:p-6 lg:mt-12">
        <h2 id="progress" className="mb-4 text-h3">
          ความคืบหน้า
        </h2>
        <DemandStepper status={demand.status} steps={demand.steps} />
      </aside>
    </div>
  )
}
