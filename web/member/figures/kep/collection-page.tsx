import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Month } from '#domain/calendar/day.ts'
import { PageTitle } from '../../../area/display/page-title.tsx'
import { LoadedFeed } from '../../../area/feedback/loaded-feed.tsx'
import { MonthStepper } from '../../../area/statement/month-stepper.tsx'
import { useLast } from '../../../area/statement/use-last.ts'
import type { UsedFeed } from '../../../client/store/use-feed.ts'
import { CollectionTabs } from './tabs.tsx'

interface CollectionPageProps<Data> {
  title: string
  feed: UsedFeed<Data>
  /** As the address has it; without one it is the newest. */
  month: string | undefined
  missing: { title: string; text: string; newest: string }
  children: (data: Data) => ReactNode
}

/** One month of what is collected: which month is chosen above, and what was collected in it below. */
export function CollectionPage<Data extends { months: readonly { period: Month }[] }>({
  title,
  feed,
  month,
  missing,
  children,
}: CollectionPageProps<Data>) {
  const months = useLast(feed.data)?.months ?? []
  const shown = month ?? months[0]?.period
  return (
    <>
      <PageTitle title={title} />
      <CollectionTabs />
      {shown && months.length > 0 && (
        <MonthStepper months={months.map(({ period }) => period)} month={shown} />
      )}
      <LoadedFeed
        feed={feed}
        missing={{
          title: missing.title,
          text: missing.text,
          action: (
            <Link to={missing.newest} className="button button-secondary">
              ดูเดือนล่าสุด
            </Link>
          ),
        }}
      >
        {children}
      </LoadedFeed>
    </>
  )
}
