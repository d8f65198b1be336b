import { feedMember } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { AsOf } from '../../ui/statement/as-of.tsx'
import { AsksNotice } from './overview/asks-notice.tsx'
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
      <AsksNotice />
      <Overview />
      <Loaded from={feed}>
        {(member) => (
          <>
            <Register {...member} />
            <AsOf day={member.as_of} />
          </>
        )}
      </Loaded>
      <CorrectionForm />
    </>
  )
}
