import { PageTitle } from '../../area/display/page-title.tsx'
import { LoadedFeed } from '../../area/feedback/loaded-feed.tsx'
import { AsOf } from '../../area/statement/as-of.tsx'
import { feedMember } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { Overview } from './overview/overview.tsx'
import { CorrectionForm } from './status/correction.tsx'
import { Photo } from './status/photo.tsx'
import { Register } from './status/register.tsx'
import { Shortcuts } from './status/shortcuts.tsx'

export function Component() {
  const feed = useFeed(feedMember, '/api/member/status')
  return (
    <>
      <PageTitle title="ข้อมูลส่วนบุคคล">
        <Photo />
      </PageTitle>
      <Shortcuts />
      <Overview />
      <LoadedFeed feed={feed}>
        {(member) => (
          <>
            <Register {...member} />
            <AsOf day={member.as_of} />
          </>
        )}
      </LoadedFeed>
      <CorrectionForm />
    </>
  )
}
