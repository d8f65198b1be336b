// Public, and drawn by the server: one reads what one will agree to before there is anything to sign in to.

import { History } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { TermsText } from '#contract/member/terms.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { useMeta } from '../../app/page-meta.tsx'
import { useSite } from '../../app/site.tsx'
import { address } from '../../client/address.ts'
import { feedData } from '../../client/store/feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { LongText } from '../../public/long-text.tsx'
import { FilterLinks } from '../../ui/data/filter-links.tsx'
import { LoadedPage } from '../../ui/feedback/loaded-page.tsx'

const DOCUMENTS = [
  { value: 'terms', label: 'ข้อกำหนดและเงื่อนไข' },
  { value: 'privacy', label: 'ประกาศความเป็นส่วนตัว' },
]

export function Component() {
  const [query] = useSearchParams()
  const asked = new URLSearchParams()
  for (const name of ['doc', 'version']) {
    const value = query.get(name)
    if (value) asked.set(name, value)
  }
  const search = asked.size > 0 ? `?${asked}` : ''
  const feed = useFeed(feedData, address('/api/info/termofconditional', search))
  return (
    <LoadedPage from={feed} title="ข้อกำหนดและเงื่อนไข">
      {(text) => <Shown text={text} />}
    </LoadedPage>
  )
}

function Shown({ text }: { text: TermsText }) {
  const { coopNameTH } = useSite().config
  const since = `ฉบับที่ ${text.version} มีผลตั้งแต่วันที่ ${longDate(text.effective_on)}`
  useMeta({ title: text.title, description: `${text.title}ของ${coopNameTH} ${since}` })
  const current = text.versions.find(({ kind, is_current }) => kind === text.kind && is_current)
  const older = text.versions.filter(
    ({ kind, version }) => kind === text.kind && version !== text.version,
  )
  return (
    <div className="page-width max-w-3xl py-6">
      <FilterLinks
        label="เอกสาร"
        chosen={text.kind}
        choices={DOCUMENTS}
        to={(kind) => addressOf(kind as TermsText['kind'])}
      />
      <article className="mt-6">
        <h1 tabIndex={-1} className="text-h2 sm:text-h1">
          {text.title}
        </h1>
        <p className="mt-1 text-small text-muted">{since}</p>
        {!text.is_current && current && (
          <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-amber-bd bg-amber-bg p-4 text-amber-fg">
            <History aria-hidden className="size-6 shrink-0" />
            <span className="min-w-48 flex-1">ฉบับนี้เลิกใช้แล้ว เก็บไว้ให้อ่านย้อนหลัง</span>
            <Link
              to={addressOf(current.kind)}
              className="font-semibold underline underline-offset-4"
            >
              อ่านฉบับปัจจุบัน
            </Link>
          </p>
        )}
        <LongText title={text.title} sections={text.sections} name="part" />
      </article>
      {older.length > 0 && (
        <nav aria-labelledby="older" className="no-print mt-10 border-t border-border pt-6">
          <h2 id="older" className="text-h3">
            ฉบับอื่น
          </h2>
          <ul className="mt-2 grid gap-2">
            {older.map(({ kind, version, effective_on, is_current }) => (
              <li key={version}>
                <Link
                  to={is_current ? addressOf(kind) : `${addressOf(kind)}&version=${version}`}
                  className="link inline-flex min-h-12 items-center"
                >
                  ฉบับที่ {version} มีผลตั้งแต่วันที่ {longDate(effective_on)}
                  {is_current && ' (ปัจจุบัน)'}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function addressOf(kind: TermsText['kind']): string {
  return `/member/termofconditional?doc=${kind}`
}
