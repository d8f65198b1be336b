// Looks up who asked for a code and sends it to the phone or e-mail on file. Never while they wait: that it
// takes longer for a member than for nobody is then nobody's to see (SEC-07).

import { type AuditKey, appendAudit } from '#database/core/audit.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import {
  leaveDecoy,
  nextWaitingFlow,
  setCode,
  type WaitingFlow,
} from '#database/queries/identity/one-time-code.ts'
import {
  type Contact,
  contactsOf,
  contactsOfPerson,
} from '#database/queries/member/member-contact.ts'
import type { Day } from '#domain/calendar/day.ts'
import { putMessages } from '../../outbox/put.ts'
import type { Senders } from '../../outbox/senders.ts'
import { maskedAddress } from '../../outbox/terminal.ts'
import { codeHash, newCode } from './codes.ts'

/** What somebody typed about themselves; sealed until it is looked up. */
export interface RecoveryClaim {
  membershipNo: string
  nationalId: string
  birthDate: Day
}

export interface Preparing {
  db: Db
  sealing: Sealing
  audit: AuditKey
  secret: string
  senders: Senders
}

/** False when nobody waits. */
export async function prepareNext(work: Preparing): Promise<boolean> {
  return inTransaction(work.db, async (trx) => {
    const waiting = await nextWaitingFlow(trx)
    if (!waiting) return false
    const found = await personOf(trx, work, waiting)
    if (found) await sendCode(trx, work, waiting, found)
    else await leaveDecoy(trx, waiting.flow)
    return true
  })
}

interface Found {
  membershipNo: string
  contact: Contact
}

async function personOf(
  trx: Db,
  { sealing, senders }: Preparing,
  { asked_sealed, membership_no, isInTime }: WaitingFlow,
): Promise<Found | undefined> {
  if (!isInTime) return undefined
  const asked: RecoveryClaim | undefined = asked_sealed
    ? JSON.parse(sealing.open(asked_sealed))
    : undefined
  const membershipNo = asked?.membershipNo ?? membership_no
  if (!membershipNo) return undefined
  const contacts = asked
    ? await contactsOfPerson(trx, {
        membershipNo,
        nationalIdIndexes: sealing.indexes(asked.nationalId),
        birthDate: asked.birthDate,
      })
    : await contactsOf(trx, membershipNo)
  const contact = contacts?.find(({ channel }) => senders[channel])
  return contact && { membershipNo, contact }
}

async function sendCode(
  trx: Db,
  { sealing, audit, secret }: Preparing,
  { flow, purpose, reference, expires_at: until }: WaitingFlow,
  { membershipNo, contact }: Found,
): Promise<void> {
  const code = newCode()
  await setCode(trx, flow, {
    membership_no: membershipNo,
    code_hash: codeHash(flow, code, secret),
    channel: contact.channel,
    sent_to: maskedAddress(contact.channel, contact.address),
  })
  await putMessages(trx, sealing, {
    membershipNo,
    contacts: [contact],
    message: { template: 'code', code, reference, until },
    tooLateAt: until,
  })
  await appendAudit(trx, audit, {
    actor: 'system',
    action: 'recovery.code',
    subjectNo: membershipNo,
    outcome: 'done',
    detail: { purpose, channel: contact.channel },
  })
}
