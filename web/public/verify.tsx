import { useNavigate, useParams, useSearchParams } from 'react-router'
import { readVerificationCode } from '#domain/paper/issued-paper.ts'
import { useMeta } from '../app/page-meta.tsx'
import { useSite } from '../app/site.tsx'
import { address } from '../client/address.ts'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { FailedFeed } from '../ui/feedback/failed-feed.tsx'
import { Loading } from '../ui/feedback/loaded-page.tsx'
import { GenuinePaper, UnknownPaper } from './verify/answer.tsx'
import { CodeForm } from './verify/code-form.tsx'

/** Where the QR code of a paper leads, and where its code is typed by hand. */
export function Component() {
  const { code } = useParams()
  const [asked] = useSearchParams()
  const typed = code ?? asked.get('code') ?? ''
  const navigate = useNavigate()
  useMeta({
    // A code is worth nothing to a search engine, and the page without one is found in the footer.
    hidden: typed !== '',
    title: 'ตรวจสอบเอกสาร',
    description: `ตรวจสอบว่าเอกสารที่ถืออยู่เป็นเอกสารที่${useSite().config.coopNameTH}ออกให้จริง ด้วยรหัสตรวจสอบท้ายหน้า`,
  })
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8">
      <div>
        <h1 tabIndex={-1} className="text-h2 sm:text-h1">
          ตรวจสอบเอกสาร
        </h1>
        <p className="mt-2 text-muted">
          เอกสารทุกฉบับที่สหกรณ์ออกจากระบบมีคิวอาร์โค้ดและรหัสตรวจสอบ 16 ตัวอยู่ท้ายหน้า
        </p>
      </div>
      {typed && <Answer code={typed} />}
      <CodeForm
        key={typed}
        typed={typed}
        onCode={(whole) => navigate(`/verify/${whole}`)}
        again={typed !== ''}
      />
    </div>
  )
}

function Answer({ code }: { code: string }) {
  // What can be no code is not asked for as it stands: a slash in it would be another address.
  const whole = readVerificationCode(code) ?? 'none'
  const feed = useFeed(feedData, address('/api/info/verify/:code', { code: whole }))
  if (feed.failed?.status === 429) {
    return (
      <p role="status" className="rounded-card border border-border bg-subtle p-4">
        ตรวจสอบถี่เกินไป กรุณารอสักครู่แล้วลองใหม่
      </p>
    )
  }
  if (feed.failed) return <FailedFeed title="ผลการตรวจสอบ" retry={feed.again} />
  if (feed.data === undefined) return <Loading />
  return feed.data ? <GenuinePaper paper={feed.data} code={whole} /> : <UnknownPaper />
}
