import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import type { Contact } from '#database/queries/member/member-contact.ts'
import { unitOf } from '#database/queries/unit/unit-board.ts'

/** By SMS where the cooperative knows a mobile of these people, and by e-mail to the unit's contact. */
export async function contactsOfUnit(
  trx: Db,
  unitNo: string,
  people: { phone: string }[],
): Promise<Contact[]> {
  const own = await readAs(trx, { unit: unitNo }, () => unitOf(trx, unitNo))
  const mobiles = new Set(people.flatMap(({ phone }) => mobilesIn(phone)))
  return [
    ...[...mobiles].map((address): Contact => ({ channel: 'sms', address })),
    ...(own?.contact_email ? [{ channel: 'email', address: own.contact_email } as const] : []),
  ]
}

/** Typed by an officer, as «081-234-5678»; a number of nine figures is a telephone on a desk. */
function mobilesIn(phone: string): string[] {
  const figures = phone.replace(/[ -]/g, '')
  return /^0[689]\d{8}$/.test(figures) ? [figures] : []
}
