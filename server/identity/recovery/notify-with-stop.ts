import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { addStopCode } from '#database/queries/identity/recovery-stop.ts'
import { notify } from '../../outbox/put.ts'
import { newSlipCode, slipHash } from './codes.ts'

type News =
  | { template: 'slip_issued' | 'revealed' | 'password_set' }
  | { template: 'recovery_held'; until: Date }
  | { template: 'change_held'; what: string; requestNo: string; until: Date }

/**
 * News that somebody may be becoming the member, with the code to stop it: wherever they are reached as the register stands, the old
 * number among them, in the transaction of what it tells.
 */
export async function notifyWithStop(
  trx: Db,
  { server }: FastifyRequest,
  membershipNo: string,
  news: News,
): Promise<void> {
  const stop = newSlipCode()
  await addStopCode(trx, membershipNo, slipHash(stop, server.secrets.csrf))
  await notify(trx, server.sealing, membershipNo, { ...news, at: new Date(), stop })
}
