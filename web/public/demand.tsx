import { MessageSquarePlus, Timer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { DemandList } from '#contract/public/demand.ts'
import { useMeta } from '../app/page-meta.tsx'
import { address } from '../client/address.ts'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import type { Query } from '../client/use-query.ts'
import { FailedFeed } from '../ui/feedback/failed-feed.tsx'
import { Loading, leadsNowhere } from '../ui/feedback/loaded-page.tsx'
import { MissingPage } from '../ui/feedback/missing-page.tsx'
import { DemandRows } from './demand/rows.tsx'
import { SendDemand } from './demand/send.tsx'
import { TrackBox } from './demand/track-box.tsx'

export function Component() {
  const [asked] = useSearchParams()
  const filters = {
    q: asked.get('q') ?? '',
    status: asked.get('status') ?? '',
    page: asked.get('page') ?? '',
  }
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value))
  const path = address('/api/info/demand', query)
  const feed = useFeed(feedData, path)
  if (leadsNowhere(feed)) return <MissingPage />
  return <Page feed={feed} filters={filters} />
}

interface PageProps {
  feed: Query<DemandList>
  filters: { q: string; status: string; page: string }
}

/** The form and the box for codes stay, whatever becomes of the list. */
function Page({ feed, filters: { q, status, page } }: PageProps) {
  useMeta({
    title: page && page !== '1' ? `เสียงสมาชิก หน้า ${page}` : 'เสียงสมาชิก',
    description: 'ส่งความต้องการ ข้อเสนอแนะ หรือข้อร้องเรียนถึงสหกรณ์ รับเลขติดตามทันที และอ่านคำตอบที่สหกรณ์เผยแพร่',
  })
  return (
    <>
      <Intro time={feed.data?.answer_time ?? null} />
      <div className="page-width grid gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="published" className="min-w-0">
          <h2 id="published" className="text-h2">
            เรื่องที่เผยแพร่แล้ว
          </h2>
          {feed.data && <DemandRows list={feed.data} query={q} status={status} />}
          {feed.failed && <FailedFeed title="เรื่องของสมาชิก" retry={feed.again} />}
          {feed.asking && (
            <div className="mt-6">
              <Loading />
            </div>
          )}
        </section>
        <TrackBox />
      </div>
      <SendDemand />
    </>
  )
}

function Intro({ time }: { time: DemandList['answer_time'] }) {
  return (
    <div className="border-b border-border bg-subtle">
      <div className="page-width grid items-center gap-6 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div>
          <h1 tabIndex={-1} className="text-h2 sm:text-h1">
            เสียงสมาชิก
          </h1>
          <p className="mt-2 max-w-2xl">
            บอกความต้องการ ข้อเสนอแนะ หรือข้อร้องเรียนถึงสหกรณ์ ทุกเรื่องได้รับเลขติดตามทันที
            เจ้าหน้าที่ปิดข้อมูลส่วนบุคคลก่อนเผยแพร่ทุกครั้ง
          </p>
          <div className="no-print mt-5 flex flex-wrap gap-3">
            <a href="#send" className="button button-primary w-full sm:w-auto">
              <MessageSquarePlus aria-hidden className="size-5" />
              ส่งเรื่องถึงสหกรณ์
            </a>
            <a href="#track" className="button button-secondary w-full sm:w-auto">
              ติดตามเรื่องที่ส่งแล้ว
            </a>
          </div>
        </div>
        {time && (
          <p className="card flex items-center gap-4 p-4 sm:p-5">
            <Timer aria-hidden className="size-10 shrink-0 text-link" />
            <span>
              <span className="block text-small text-muted">โดยทั่วไปตอบภายใน</span>
              <span className="figures block text-figure font-semibold">{time.median_days} วัน</span>
              <span className="figures block text-caption text-muted">
                จาก {time.answered} เรื่องที่ตอบใน 12 เดือนล่าสุด
              </span>
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
