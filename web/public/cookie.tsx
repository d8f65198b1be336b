import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import type { Policy } from '#contract/public/site-content.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { useMeta } from '../app/page-meta.tsx'
import { useSite } from '../app/site.tsx'
import { address } from '../client/address.ts'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { OPENS_COOKIE_BAR } from '../ui/feedback/cookie-banner.tsx'
import { LoadedPage } from '../ui/feedback/loaded-page.tsx'
import { LongText } from './long-text.tsx'
import { StoredThings } from './stored-things.tsx'

export function Component() {
  const { typecookie } = useParams()
  const feed = useFeed(feedData, address('/api/info/cookie/:typecookie', { typecookie }))
  return (
    <LoadedPage from={feed} title="นโยบาย">
      {(policy) => <Shown policy={policy} typecookie={typecookie} />}
    </LoadedPage>
  )
}

function Shown({ policy, typecookie }: { policy: Policy; typecookie: string | undefined }) {
  const { coopNameTH } = useSite().config
  useMeta({
    title: policy.title,
    description: `${policy.title}ของ${coopNameTH} ฉบับที่ ${policy.version} มีผลตั้งแต่วันที่ ${longDate(policy.effective_on)}`,
  })
  return (
    <article className="page-width max-w-5xl py-8">
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        {policy.title}
      </h1>
      <p className="mt-1 text-small text-muted">
        ฉบับที่ {policy.version} มีผลตั้งแต่วันที่ {longDate(policy.effective_on)}
      </p>
      <LongText
        key={typecookie}
        title={policy.title}
        sections={policy.sections}
        name="part"
        beside
      />
      {typecookie === 'cookies' && <StoredThings />}
      <div className="no-print mt-8 flex flex-wrap gap-3 border-t border-border pt-6">
        <button type="button" className="button button-secondary" onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          พิมพ์ / บันทึกเป็น PDF
        </button>
        <button type="button" className="button button-secondary" {...{ [OPENS_COOKIE_BAR]: '' }}>
          เปลี่ยนการตั้งค่าคุกกี้
        </button>
      </div>
    </article>
  )
}
