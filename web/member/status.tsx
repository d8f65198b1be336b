import type { StatusFeed } from '#contract/portal/status.ts'
import { AsOf } from '../area/parts/as-of.tsx'
import { Fed } from '../area/parts/fed.tsx'
import { PageTitle } from '../area/parts/page-title.tsx'
import { feedMember } from '../store/member-feeds.ts'
import { useFeed } from '../store/use-feed.ts'
import { Overview } from './overview/overview.tsx'
import { CorrectionForm } from './status/correction.tsx'
import { Photo } from './status/photo.tsx'
import { Register } from './status/register.tsx'
import { Shortcuts } from './status/shortcuts.tsx'

export function Component() {
  const feed = useFeed<StatusFeed>(feedMember, '/api/member/status')
  return (
    <>
      <PageTitle title="ข้อมูลส่วนบุคคล">
        <Photo />
      </PageTitle>
      <Shortcuts />
      <Overview />
      <Fed feed={feed}>
        {(member) => (
          <>
            <Register {...member} />
            <AsOf day={member.as_of} />
          </>
        )}
      </Fed>
      <CorrectionForm />
    </>
  )
}
