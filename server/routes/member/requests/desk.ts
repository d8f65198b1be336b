// The desk, for the member: what may be asked, asking it, and how far it is.

import { Type } from 'typebox'
import { HelpRequest } from '#contract/member/coll.ts'
import {
  BankAccountWish,
  ContactReply,
  ContactWish,
  ContactWishReply,
  PhoneCodeReply,
  PhoneWish,
  WishProof,
  WishReply,
} from '#contract/member/contact.ts'
import {
  OwnRequestsReply,
  ShareChangeQuery,
  ShareChangeReply,
  Withdrawing,
} from '#contract/member/requests.ts'
import { satang } from '#domain/money/money.ts'
import { askForHelp } from '#server/guarantee-watch/guarantor-help.ts'
import { Id } from '#server/http/paging.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { stopOwnRequest } from '#server/identity/recovery/stop.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { readShareChange } from '#server/request-desk/offer-share-change.ts'
import { readOwnRequests, withdrawRequest } from '#server/request-desk/own-requests.ts'
import { proveWish } from '#server/request-desk/wish-code.ts'
import { wishPhone } from '#server/request-desk/wish-phone.ts'
import { readContact, wishBankAccount, wishContact } from '#server/request-desk/wishes.ts'

export const deskRoutes = routes(
  forMember.get('/contact', { readSafe: true, reply: ContactReply }, memberFeed(readContact)),

  // What is to change of the register: it waits to be signed, which sends it (server/signing/wish-signing.ts).
  forMember.post('/contact', { body: ContactWish, reply: ContactWishReply }, wishContact),
  forMember.act('/contact/code', { body: WishProof }, proveWish('contact')),
  forMember.post('/phone', { body: PhoneWish, reply: PhoneCodeReply }, wishPhone),
  forMember.act('/phone/code', { body: WishProof }, proveWish('phone')),
  forMember.post('/bank_account', { body: BankAccountWish, reply: WishReply }, wishBankAccount),
  // A guarantor's call for help: nothing is changed by it, so nothing is signed.
  forMember.act('/coll/help', { body: HelpRequest }, askForHelp),
  forMember.act(
    '/requests/:requestId/stop',
    { params: Type.Object({ requestId: Id }), body: Withdrawing },
    stopOwnRequest,
  ),

  forMember.get('/requests', { readSafe: true, reply: OwnRequestsReply }, readOwnRequests),
  forMember.act(
    '/requests/:requestId/withdrawal',
    { params: Type.Object({ requestId: Id }), body: Withdrawing },
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
