// Where members are reached: by what the register says, and on the devices they have named themselves; and what they chose of that.

import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { contactsOf, contactsOfAll } from '#database/queries/member/member-contact.ts'
import type { Channel } from '#database/queries/monitoring/outbox-message.ts'
import { failingMailOf } from '#database/queries/notice/failing-mail.ts'
import { friendsOf } from '#database/queries/notice/line-link.ts'
import { choicesOf, wantingDetail } from '#database/queries/notice/notice-choice.ts'
import { subscriptionsOf } from '#database/queries/notice/push-subscription.ts'
import { nextRoad, otherRoad, roadsFor } from '#domain/notice/road.ts'
import type { Topic } from '#domain/notice/topic.ts'

export interface Road {
  channel: Channel
  address: string
}

export interface Reach {
  /** By which something of this topic goes to this member. */
  roadsOf(membershipNo: string, topic: Topic): Road[]
  /** For what must arrive and was not read: those of the next road, none where all were taken. */
  nextRoadsOf(membershipNo: string, topic: Topic, taken: readonly Channel[]): Road[]
  /** For what could not go by its own: those of the cheapest road that was not tried and not switched off. */
  otherRoadsOf(membershipNo: string, topic: Topic, tried: readonly Channel[]): Road[]
  /** For what was to go by a road that the member has left: those of the cheapest by which it would go now. */
  chosenRoadsOf(membershipNo: string, topic: Topic, tried: readonly Channel[]): Road[]
  /** Whether the matter itself may stand in a message. */
  wantsDetail(membershipNo: string): boolean
}

export async function reachOf(
  db: Db,
  sealing: Sealing,
  membershipNos: readonly string[],
  isOpen: (channel: Channel) => boolean = () => true,
): Promise<Reach> {
  const [only, ...others] = membershipNos
  const contacts =
    only !== undefined && others.length === 0
      ? new Map([[only, await contactsOf(db, only)]])
      : await contactsOfAll(db, membershipNos)
  const devices = groupedByMember(await subscriptionsOf(db, membershipNos))
  const friends = groupedByMember(await friendsOf(db, membershipNos))
  const choices = groupedByMember(await choicesOf(db, membershipNos))
  const wanting = await wantingDetail(db, membershipNos)
  const failing = new Map(
    (await failingMailOf(db, membershipNos)).map(({ membership_no, address_sealed }) => [
      membership_no,
      sealing.open(address_sealed),
    ]),
  )
  const knownOf = (membershipNo: string): Road[] => [
    ...(contacts.get(membershipNo) ?? []),
    ...(devices.get(membershipNo) ?? []).map(({ subscription_sealed }) => ({
      channel: 'push' as const,
      address: sealing.open(subscription_sealed),
    })),
    ...(friends.get(membershipNo) ?? []).map(({ user_sealed }) => ({
      channel: 'line' as const,
      address: sealing.open(user_sealed),
    })),
  ]
  // What concerns the safety of the account is tried all the same: a server may have been wrong.
  const allOf = (membershipNo: string, topic: Topic) =>
    knownOf(membershipNo).filter(
      ({ channel, address }) =>
        isOpen(channel) &&
        (topic === 'security' || channel !== 'email' || failing.get(membershipNo) !== address),
    )
  return {
    roadsOf(membershipNo, topic) {
      const all = allOf(membershipNo, topic)
      const chosen = roadsFor(topic, channelsOf(all), choices.get(membershipNo) ?? [])
      return all.filter(({ channel }) => chosen.includes(channel))
    },
    nextRoadsOf(membershipNo, topic, taken) {
      const all = allOf(membershipNo, topic)
      const next = nextRoad(topic, channelsOf(all), choices.get(membershipNo) ?? [], taken)
      return all.filter(({ channel }) => channel === next)
    },
    otherRoadsOf(membershipNo, topic, tried) {
      const all = allOf(membershipNo, topic)
      const other = otherRoad(topic, channelsOf(all), choices.get(membershipNo) ?? [], tried)
      return all.filter(({ channel }) => channel === other)
    },
    chosenRoadsOf(membershipNo, topic, tried) {
      const all = allOf(membershipNo, topic)
      const chosen = roadsFor(topic, channelsOf(all), choices.get(membershipNo) ?? [])
      const first = chosen.find((road) => !tried.includes(road))
      return all.filter(({ channel }) => channel === first)
    },
    wantsDetail: (membershipNo) => wanting.has(membershipNo),
  }
}

function channelsOf(roads: readonly Road[]): Channel[] {
  return roads.map(({ channel }) => channel)
}

function groupedByMember<Row extends { membership_no: string }>(rows: Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ membership_no }) => membership_no)
}
