import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

/** The site's own key; the first process that wants one makes it. */
export async function pushKey(
  db: Db,
  make: () => { publicKey: string; privateSealed: Buffer },
): Promise<{ public_key: string; private_sealed: Buffer }> {
  const find = () =>
    db.selectFrom('push_key').select(['public_key', 'private_sealed']).executeTakeFirst()
  const found = await find()
  if (found) return found
  const { publicKey, privateSealed } = make()
  await db
    .insertInto('push_key')
    .values({ public_key: publicKey, private_sealed: privateSealed })
    .onConflict((on) => on.doNothing())
    .execute()
  return (await find()) as { public_key: string; private_sealed: Buffer }
}

export function subscriptionsOf(db: Db, membershipNos: readonly string[]) {
  return db
    .selectFrom('push_subscription')
    .select(['membership_no', 'subscription_id', 'device', 'subscribed_at', 'subscription_sealed'])
    .where('membership_no', 'in', membershipNos)
    .orderBy('subscription_id')
    .execute()
}

/** Of the member's other devices. Two that come at once are counted one after the other. */
export async function countOtherDevices(
  trx: Db,
  membershipNo: string,
  endpointSha256: Buffer,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`devices ${membershipNo}`}, 0))`.execute(
    trx,
  )
  const { devices } = await trx
    .selectFrom('push_subscription')
    .select((from) => from.fn.countAll<number>().as('devices'))
    .where('membership_no', '=', membershipNo)
    .where('endpoint_sha256', '!=', endpointSha256)
    .executeTakeFirstOrThrow()
  return Number(devices)
}

interface NewSubscription {
  membershipNo: string
  endpointSha256: Buffer
  sealed: Buffer
  device: string
}

export async function saveSubscription(db: Db, subscription: NewSubscription): Promise<void> {
  const own = {
    membership_no: subscription.membershipNo,
    subscription_sealed: subscription.sealed,
    device: subscription.device,
  }
  await db
    .insertInto('push_subscription')
    .values({ endpoint_sha256: subscription.endpointSha256, ...own })
    .onConflict((on) => on.column('endpoint_sha256').doUpdateSet(own))
    .execute()
}

/** Answers the device's name, or nothing where it is not this member's. */
export async function removeSubscription(
  db: Db,
  membershipNo: string,
  subscriptionId: number,
): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('push_subscription')
    .where('membership_no', '=', membershipNo)
    .where('subscription_id', '=', subscriptionId)
    .returning('device')
    .executeTakeFirst()
  return removed?.device
}

/** The push service does not know it any more. */
export async function forgetSubscription(db: Db, endpointSha256: Buffer): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint_sha256', '=', endpointSha256).execute()
}
