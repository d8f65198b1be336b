// What members agree to. A version that was announced is never changed, and can be withdrawn only before the day it
// takes effect: the next one is drafted, announced, and every member is asked again from that day.

import { OkReply } from '#contract/member/identity.ts'
import { TermsConfig } from '#contract/staff/site.ts'
import {
  AnnouncedTermsReply,
  Announcement,
  TermsAnnouncedReply,
  TermsKindParams,
  Withdrawal,
} from '#contract/staff/terms.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import {
  announceTerms,
  draftConfig,
  readAnnouncedTerms,
  withdrawAnnouncedTerms,
} from '#server/site/announce-terms.ts'
import { configRoutesOf } from '#server/site/versioned-config.ts'

const settings = forStaff('settings')

export const termsOfficeRoutes = routes(
  settings.get('/terms', { reply: AnnouncedTermsReply }, ({ server }) =>
    readAnnouncedTerms(server),
  ),
  configRoutesOf(
    '/terms/:kind/draft',
    TermsConfig,
    TermsKindParams,
    { may: 'settings' },
    ({ kind }) => draftConfig(kind),
  ),
  settings.post(
    '/terms/:kind/announce',
    { stepUp: true, params: TermsKindParams, body: Announcement, reply: TermsAnnouncedReply },
    announceTerms,
  ),
  settings.post(
    '/terms/:kind/withdraw',
    { stepUp: true, params: TermsKindParams, body: Withdrawal, reply: OkReply },
    withdrawAnnouncedTerms,
  ),
)
