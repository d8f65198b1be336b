import { useParams } from 'react-router'
import type { Policy } from '#contract/info.ts'
import { longDate } from '#domain/thai-date.ts'
import { useMeta } from '../page-meta.tsx'
import { OPENS_COOKIE_BAR } from '../shell/cookie-banner.tsx'
import { Fed } from '../shell/fed.tsx'
import { RichText } from '../shell/rich-text.tsx'
import { useSite } from '../site.tsx'
import { feedData } from '../store/feeds.ts'
import { useFeed } from '../store/use-feed.ts'

export function Component() {
  const { typecookie } = useParams()
  const feed = useFeed<Policy>(feedData, `/api/info/cookie/${typecookie}`)
  return (
    <Fed feed={feed} title="นโยบาย">
      {(policy) => <Shown policy={policy} />}
    </Fed>
  )
}

function Shown({ policy }: { policy: Policy }) {
  const { coopNameTH } = useSite().config
  useMeta({
    title: policy.title,
    description: `${policy.title}ของ${coopNameTH} ฉบับที่ ${policy.version} มีผลตั้งแต่วันที่ ${longDate(policy.effective_on)}`,
  })
  return (
    <article className="page-width max-w-3xl py-8">
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        {policy.title}
      </h1>
      <p className="mt-1 text-small text-muted">
        ฉบับที่ {policy.version} มีผลตั้งแต่วันที่ {longDate(policy.effective_on)}
      </p>
      <RichText html={policy.body} className="article mt-6" />
      <button
        type="button"
        className="button button-secondary mt-8"
        {...{ [OPENS_COOKIE_BAR]: '' }}
      >
        เปลี่ยนการตั้งค่าคุกกี้
      </button>
    </article>
  )
}
