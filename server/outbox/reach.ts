// Where a member is reached: by what the register says, and on the devices they have named themselves.

import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { contactsOf } from '#database/queries/member/member-contact.ts'
import type { Channel } from '#database/queries/monitoring/outbox-message.ts'
import { subscriptionsOf } from '#database/queries/notice/push-subscription.ts'

interface Reached {
  channel: Channel
  address: string
}

export async function reachOf(db: Db, sealing: Sealing, membershipNo: string): Promise<Reached[]> {
  const contacts = await contactsOf(db, membershipNo)
  const devices = await subscriptionsOf(db, membershipNo)
  return [
    ...contacts,
    ...devices.map(({ subscription_sealed }) => ({
      channel: 'push' as const,
      address: sealing.open(subscription_sealed),
    })),
  ]
}
