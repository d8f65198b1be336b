import type { ClaimedMessage } from '#database/queries/monitoring/claimed-message.ts'
import { friendsOf } from '#database/queries/notice/line-link.ts'
import { choicesOf } from '#database/queries/notice/notice-choice.ts'
import { subscriptionsOf } from '#database/queries/notice/push-subscription.ts'
import { isSwitchedOff } from '#domain/notice/road.ts'
import type { Delivery } from './deliver.ts'

/**
 * Whether a member has left a message's road since it was put down: has switched the topic off there, unlinked LINE, or forgotten the device. It may be
 * somebody else's by now. Asked in the moment of sending; of phone and e-mail only whether they were switched off, because news of what was done to an account
 * is for where its owner was reached then.
 */
export async function leftRoads(
  { db, sealing }: Pick<Delivery, 'db' | 'sealing'>,
  messages: readonly ClaimedMessage[],
): Promise<(message: ClaimedMessage) => boolean> {
  const told = messages.filter(({ topic }) => topic !== null)
  const membersBy = (...channels: string[]) => [
    ...new Set(
      told.flatMap(({ channel, membershipNo }) =>
        membershipNo && channels.includes(channel) ? [membershipNo] : [],
      ),
    ),
  ]
  const choices = await ifAny(membersBy('push', 'email', 'line', 'sms'), (all) =>
    choicesOf(db, all),
  )
  const friends = await ifAny(membersBy('line'), (some) => friendsOf(db, some))
  const devices = await ifAny(membersBy('push'), (some) => subscriptionsOf(db, some))
  const addresses = {
    line: friends.map(({ membership_no, user_sealed: sealed }) => ({ membership_no, sealed })),
    push: devices.map(({ membership_no, subscription_sealed: sealed }) => ({
      membership_no,
      sealed,
    })),
  }
  return ({ topic, membershipNo, channel, addressSealed }) => {
    if (!topic || !membershipNo) return false
    const isTheirs = (row: { membership_no: string }) => row.membership_no === membershipNo
    if (isSwitchedOff(topic, channel, choices.filter(isTheirs))) return true
    if (channel !== 'line' && channel !== 'push') return false
    const address = sealing.open(addressSealed)
    return !addresses[channel]
      .filter(isTheirs)
      .some(({ sealed }) => sealing.open(sealed) === address)
  }
}

async function ifAny<Row>(
  members: string[],
  ask: (members: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  return members.length > 0 ? ask(members) : []
}
