// Who holds keys: the same for members, people of employer units and officers, as far as their areas allow.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import type { PasskeyHolder } from '#database/queries/identity/passkey.ts'
import { presentUnitUser } from '#database/queries/identity/unit-user.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Message } from '../outbox/messages.ts'
import { notify, notifyUnit } from '../outbox/put.ts'
import { contactsOfUnit } from '../units/unit-contacts.ts'

/** Whoever is signed in. */
export function holderOf({ member, staff, unit }: FastifyRequest): PasskeyHolder {
  if (staff) return { kind: 'staff', login: staff.login }
  if (unit) return { kind: 'unit', login: unit.login }
  return { kind: 'member', login: member.membershipNo }
}

const AREAS = { member: 'สมาชิก', unit: 'หน่วยงาน', staff: 'เจ้าหน้าที่' }

/** What their device lists the key under; one device may hold keys of a member and of an officer. */
export function namesOf(request: FastifyRequest): { user_name: string; user_display_name: string } {
  const { kind, login } = holderOf(request)
  const { member, staff, unit } = request
  const name = staff?.name ?? unit?.name ?? `${member.name} ${member.surname}`
  return { user_name: `${AREAS[kind]} ${login}`, user_display_name: name }
}

type Notice =
  | { template: 'passkey_added'; device: string }
  | { template: 'passkey_last_removed' }
  | { template: 'passkey_copied' }

/** Wherever they can be reached. Officers have no address of their own here: theirs is in the record of actions. */
export async function notifyHolder(
  trx: Db,
  { server: { sealing } }: FastifyRequest,
  { kind, login }: PasskeyHolder,
  notice: Notice,
): Promise<void> {
  const message: Message = { ...notice, at: new Date() }
  if (kind === 'member') await notify(trx, sealing, login, message)
  const user = kind === 'unit' && (await presentUnitUser(trx, login))
  if (!user) return
  const contacts = await contactsOfUnit(trx, user.unit_no, [user])
  await notifyUnit(trx, sealing, { unitNo: user.unit_no, contacts, message })
}

export function recordPasskey(
  trx: Db,
  request: FastifyRequest,
  { kind, login }: PasskeyHolder,
  action: Extract<AuditAction, `passkey.${string}`>,
  detail: Record<string, string | number | boolean>,
  outcome: 'done' | 'refused' = 'done',
): Promise<void> {
  return recordAudit(trx, request, {
    action,
    actor: `${kind}:${login}`,
    ...(kind === 'member' && { subjectNo: login }),
    outcome,
    detail,
  })
}
