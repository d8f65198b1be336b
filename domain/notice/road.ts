// By which roads a message goes to a member: what they chose, and where they chose nothing the cheapest that reaches them.

import { mustArrive, type Topic } from './topic.ts'

/** The cheapest first. */
export const ROADS = ['push', 'email', 'line', 'sms'] as const
export type Road = (typeof ROADS)[number]

export const ROAD_NAMES: Record<Road, string> = {
  push: 'แจ้งเตือนบนเครื่อง',
  email: 'อีเมล',
  line: 'LINE',
  sms: 'SMS',
}

/** News of what somebody may be doing to the account goes here whatever was chosen. */
const FOR_SECURITY: readonly Road[] = ['sms', 'email']

export interface Choice {
  topic: Topic
  road: Road
  is_on: boolean
}

/** Whether it may not be switched off. */
export function isFixed(topic: Topic, road: Road): boolean {
  return topic === 'security' && FOR_SECURITY.includes(road)
}

/** Whether the member wants nothing of the topic there. */
export function isSwitchedOff(topic: Topic, road: Road, choices: readonly Choice[]): boolean {
  return (
    !isFixed(topic, road) &&
    choices.some((one) => one.topic === topic && one.road === road && !one.is_on)
  )
}

/** Those of the roads that reach this member. */
export function roadsFor(
  topic: Topic,
  reaching: readonly Road[],
  choices: readonly Choice[],
): Road[] {
  const cheapest = ROADS.find((road) => reaching.includes(road))
  const of = choices.filter((choice) => choice.topic === topic)
  const taken = ROADS.filter((road) => reaching.includes(road)).filter((road) => {
    if (isFixed(topic, road)) return true
    const chosen = of.find((choice) => choice.road === road)
    if (chosen) return chosen.is_on
    // News is in the inbox for whoever wants to read it.
    return topic === 'security' || (topic !== 'news' && road === cheapest)
  })
  // The road they chose is gone, the wish to be told is not.
  const isWanted = taken.length === 0 && of.some(({ is_on }) => is_on)
  const instead = isWanted ? otherRoad(topic, reaching, choices, []) : undefined
  return instead ? [instead] : taken
}

/** Where something must arrive and was not read. */
export function nextRoad(
  topic: Topic,
  reaching: readonly Road[],
  choices: readonly Choice[],
  taken: readonly Road[],
): Road | undefined {
  return mustArrive(topic) ? otherRoad(topic, reaching, choices, taken) : undefined
}

/** The cheapest road not yet taken, whatever was chosen but switched off by nobody. */
export function otherRoad(
  topic: Topic,
  reaching: readonly Road[],
  choices: readonly Choice[],
  taken: readonly Road[],
): Road | undefined {
  return ROADS.find(
    (road) =>
      reaching.includes(road) && !taken.includes(road) && !isSwitchedOff(topic, road, choices),
  )
}
