import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'
import { readAs } from '../../core/reader.ts'
import type { Channel } from '../monitoring/outbox-message.ts'

export interface Contact {
  channel: Exclude<Channel, 'push' | 'line'>
  address: string
}

export interface Identity {
  membershipNo: string
  nationalIdIndexes: Buffer[]
  /** Not asked of whoever holds a slip from the counter. */
  birthDate?: Day
}

/** Where somebody can be reached, if all of it is right and they are a member now. */
export async function contactsOfPerson(
  db: Db,
  { membershipNo, nationalIdIndexes, birthDate }: Identity,
): Promise<Contact[] | undefined> {
  const person = await readAs(db, { member: membershipNo }, (trx) => {
    let found = onFile(trx, membershipNo).where('national_id_index', 'in', nationalIdIndexes)
    if (birthDate) found = found.where('birth_date', '=', birthDate)
    return found.executeTakeFirst()
  })
  return person && contactsIn(person)
}

/** The phone and the e-mail on file, the phone first. */
export async function contactsOf(db: Db, membershipNo: string): Promise<Contact[]> {
  const person = await readAs(db, { member: membershipNo }, (trx) =>
    onFile(trx, membershipNo).executeTakeFirst(),
  )
  return person ? contactsIn(person) : []
}

/** Of many at once, by member. */
export async function contactsOfAll(
  db: Db,
  membershipNos: readonly string[],
): Promise<ReadonlyMap<string, Contact[]>> {
  const people = await readAs(db, { staff: 'system' }, (trx) =>
    presentOnFile(trx)
      .select('member_detail.membership_no')
      .where('member_detail.membership_no', 'in', membershipNos)
      .execute(),
  )
  return new Map(people.map((person) => [person.membership_no, contactsIn(person)]))
}

function onFile(db: Db, membershipNo: string) {
  return presentOnFile(db).where('member_detail.membership_no', '=', membershipNo)
}

function presentOnFile(db: Db) {
  return db
    .selectFrom('member_detail')
    .innerJoin('member', 'member.membership_no', 'member_detail.membership_no')
    .select(['mobile', 'email'])
    .where('member.state', 'in', ['active', 'retired'])
}

function contactsIn({ mobile, email }: { mobile: string | null; email: string | null }): Contact[] {
  const contacts: Contact[] = []
  // A number of nine figures is a telephone on a desk.
  if (mobile?.length === 10) contacts.push({ channel: 'sms', address: mobile })
  if (email) contacts.push({ channel: 'email', address: email })
  return contacts
}
