// What a member asked at the desk, was asked, and what was certified of them, for the copy on paper of everything that is kept.
// What others answered to their requests is not the member's to know.

import type { Db } from '../../core/connect.ts'

/** Oldest first. */
export function everyRequestOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('request')
    .select(['year', 'serial', 'kind', 'payload', 'state', 'sent_at'])
    .where('membership_no', '=', membershipNo)
    .orderBy('request_id')
    .execute()
}

export function everyAskTo(db: Db, guarantor: string) {
  return db
    .selectFrom('guarantee_ask as ask')
    .innerJoin('request', 'request.request_id', 'ask.request_id')
    .select(['year', 'serial', 'ask.amount', 'ask.state', 'ask.asked_at', 'ask.answered_at'])
    .where('guarantor_no', '=', guarantor)
    .orderBy('ask.asked_at')
    .orderBy('ask.ask')
    .execute()
}

export function everyCertificateOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('pay_certificate as said')
    .innerJoin('request', 'request.request_id', 'said.request_id')
    .select(['year', 'serial', 'said.state', 'said.month', 'said.income', 'said.coop_deducted'])
    .select(['said.other_deducted', 'said.answered_at'])
    .where('membership_no', '=', membershipNo)
    .where('said.state', 'in', ['certified', 'not_ours'])
    .orderBy('said.asked_at')
    .execute()
}
