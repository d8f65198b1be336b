// The desk, for the member: what may be asked, asking it, and how far it is.

import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import {
  OwnRequestsReply,
  ShareChangeQuery,
  ShareChangeReply,
  Withdrawing,
} from '#contract/member/requests.ts'
import { satang } from '#domain/money/money.ts'
import { Id } from '#server/http/paging.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { readShareChange } from '#server/request-desk/offer-share-change.ts'
import { readOwnRequests, withdrawRequest } from '#server/request-desk/own-requests.ts'

export const deskRoutes = routes(
  forMember.get('/requests', { readSafe: true, reply: OwnRequestsReply }, readOwnRequests),
  forMember.post(
    '/requests/:requestId/withdrawal',
    { params: Type.Object({ requestId: Id }), body: Withdrawing, reply: OkReply },
    withdrawRequest,
  ),

  // What the rules make of an amount, before anything is asked. Signing sends it (server/signing/share-change-signing.ts).
  forMember.get(
    '/share_change',
    { readSafe: true, query: ShareChangeQuery, reply: ShareChangeReply },
    memberFeed((reading, { change, amount = '0' }) =>
      readShareChange(reading, change && { change, amount: satang(Number(amount)) }),
    ),
  ),
)
