// Paying by a code: what may be paid, a code for it, and how far it is.

import { Type } from 'typebox'
import { PayCodeReply, PayMade, PayReply, PaySlip, PayWish } from '#contract/member/payments/pay.ts'
import { Id } from '#server/http/paging.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { makeIntent } from '#server/payments/make-intent.ts'
import { readPay, readPayCode } from '#server/payments/own-intents.ts'
import { sendSlip } from '#server/payments/slip.ts'

const OfIntent = Type.Object({ intentNo: Id })

export const payRoutes = routes(
  forMember.get('/pay', { readSafe: true, reply: PayReply }, memberFeed(readPay)),
  forMember.post('/pay', { body: PayWish, reply: PayMade }, makeIntent),
  forMember.get(
    '/pay/:intentNo',
    { readSafe: true, params: OfIntent, reply: PayCodeReply },
    readPayCode,
  ),
  // Says that it was paid, and pays nothing.
  forMember.act('/pay/:intentNo/slip', { params: OfIntent, body: PaySlip }, sendSlip),
)
