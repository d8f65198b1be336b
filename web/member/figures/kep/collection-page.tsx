import type { ReactNode } from 'react'
import type { Month } from '#domain/calendar/day.ts'
import type { Query } from '../../../client/use-query.ts'
import { PageTitle } from '../../../ui/area/page-title.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { MonthStepper } from '../../../ui/statement/month-stepper.tsx'
import { useLast } from '../../../ui/statement/use-last.ts'
import { CollectionTabs } from './tabs.tsx'

interface CollectionPageProps<Data> {
  title: string
  feed: Query<Data>
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
      <Loaded
        from={feed}
        missing={{
          title: missing.title,
          text: missing.text,
          action: <ButtonLink to={missing.newest} label="ดูเดือนล่าสุด" />,
        }}
      >
        {children}
      </Loaded>
    </>
  )
}
