// What the register says of a member now, for kinds that change it: the old values that an order carries.

import { newestDividendOf } from '#database/queries/figures/dividend.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { registerOf } from '#database/queries/member/member-register.ts'
import { fullName } from '#domain/person/full-name.ts'
import { CONTACT_COLUMN_NAMES, type ContactValues } from '#domain/request/contact.ts'
import type { Finding } from '#domain/request/request-kind.ts'
import { Refusal } from '../http/errors.ts'
import type { Reading } from '../member-figures/member-feed.ts'

export interface RegisterNow {
  isMember: boolean
  name: string
  contact: ContactValues
  mobile: string
  /** '' where the register names none. */
  payBank: string
  /** Of the register, or where the newest dividend went; '' where nothing is known. */
  payAccount: string
  runId: number
}

export async function registerNow(reading: Reading): Promise<RegisterNow> {
  const { night, live, membershipNo, sealing } = reading
  const [found, paid, publication] = await Promise.all([
    night(registerOf, membershipNo),
    night(newestDividendOf, membershipNo),
    live(publicationNow),
  ])
  if (!found) throw new Refusal(404, 'ไม่พบข้อมูลสมาชิก กรุณาติดต่อสหกรณ์')
  const sealed = found.pay_account_sealed ?? paid?.pay_account_sealed
  return {
    isMember: found.state === 'active' || found.state === 'retired',
    name: fullName(found),
    contact: Object.fromEntries(
      CONTACT_COLUMN_NAMES.map((name) => [name, found[name] ?? '']),
    ) as ContactValues,
    mobile: found.mobile ?? '',
    payBank: found.pay_bank ?? '',
    payAccount: sealed ? sealing.open(sealed) : '',
    runId: publication?.run_id ?? 0,
  }
}

/** Kinds without rules of the cooperative's own. */
export const NO_RULES = 0

export function memberFinding({ isMember }: RegisterNow): Finding {
  const says = isMember ? 'เป็นสมาชิกอยู่' : 'พ้นสมาชิกภาพแล้ว'
  return { rule: 'member', passes: isMember, says, clause: '' }
}

/** Its words are compared when a newer night comes: another old value wants another check. */
export function changeFinding(passes: boolean, says: string): Finding {
  return { rule: 'change', passes, says, clause: '' }
}
