// What every member feed does: reads as the member, of one published night, and says of which day it is.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Lendings } from '#contract/shared/loan-rules.ts'
import type { Db } from '#database/core/connect.ts'
import type { Question, Reader } from '#database/core/reader.ts'
import type { Sealing } from '#database/core/sealed.ts'
import type { Publication } from '#database/queries/import/publication.ts'
import type { Day } from '#domain/calendar/day.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { type Ask, type NightApp, type NightReading, readNight } from '../figures/night-reading.ts'
import { readLendings } from '../site/lendings.ts'
import { type PortalRules, readPortalRules } from '../site/portal-rules.ts'

/** Who reads, and of which day: everything a feed is worked out from. */
export interface Reading {
  membershipNo: string
  asOf: Day
  sealing: Sealing
  rules(): Promise<PortalRules>
  /** What is lent on a day, by which rules. */
  lendings(day: Day): Promise<Lendings>
  /** For queries of nothing but what the night brought: their rows may be from memory, and must not be changed. */
  night: Ask
  /** For what is worked out of nothing but the night and the cooperative's rules: once, until one of them changes. Frozen. */
  computed<Args extends unknown[], T>(
    work: (reading: Reading, ...args: Args) => Promise<T>,
    ...args: Args
  ): Promise<T>
  madeOf: NightReading['madeOf']
  /** For everything else, as it is now. */
  live: Ask
  /** For what employers, officers and members have said since the night: once, until one of them says something. */
  reported: AskOnce
}

type AskOnce = <T, Values extends unknown[]>(
  asked: Question<T, Values>,
  ...values: Values
) => Promise<T>

type App = NightApp & Pick<FastifyInstance, 'sealing' | 'memory'>

/** What a route that gives a member a feed calls: `read` is handed what the route declares. */
export function memberFeed<T extends object, Sent extends unknown[]>(
  read: (reading: Reading, ...sent: Sent) => Promise<T>,
) {
  return ({ server, member }: Pick<FastifyRequest, 'server' | 'member'>, ...sent: Sent) =>
    readMember(
      server,
      member.membershipNo,
      async (reading) => replyOf(reading.asOf, await read(reading, ...sent)),
      member.publication,
    )
}

const replies = new WeakMap<object, { data: { as_of: Day } }>()

/** What is frozen stays as it is; so does its reply, and is put into JSON once (server/http/response-serializer.ts). */
function replyOf<T extends object>(as_of: Day, answer: T) {
  const make = () => dataReply({ as_of, ...answer })
  if (!Object.isFrozen(answer)) return make()
  const before = replies.get(answer)
  if (before?.data.as_of === as_of) return before as ReturnType<typeof make>
  const reply = Object.freeze(make())
  replies.set(answer, reply)
  return reply
}

/** For whoever needs a feed's figures without a feed: papers and exports. */
export function readMember<T>(
  app: App,
  membershipNo: string,
  read: (reading: Reading) => Promise<T>,
  known?: Publication | null,
): Promise<T> {
  return readNight(
    app,
    { member: membershipNo },
    (night) => read(readingOf(app, membershipNo, night)),
    { known, none: 'ยังไม่มีข้อมูลสมาชิกในระบบ กรุณาลองใหม่ภายหลัง' },
  )
}

/** An officer's: in their name, and nothing of it from a member's memory. */
export function readingIn(
  trx: Db,
  reader: Reader,
  { membershipNo, asOf, sealing }: Pick<Reading, 'membershipNo' | 'asOf' | 'sealing'>,
): Reading {
  const ask: Ask = (query, ...args) => query(trx, ...args)
  const askOnce: AskOnce = (asked, ...values) => asked(trx, reader, ...values)
  const reading: Reading = {
    membershipNo,
    asOf,
    sealing,
    rules: () => readPortalRules(trx),
    lendings: (day) => readLendings(trx, day),
    night: ask,
    computed: (work, ...args) => work(reading, ...args),
    madeOf: async (make, ...parts) => make(...parts),
    live: ask,
    reported: askOnce,
  }
  return reading
}

function readingOf(
  { db, sealing, memory }: App,
  membershipNo: string,
  { asOf, night, live, ofNight, madeOf, said }: NightReading,
): Reading {
  const reader = { member: membershipNo }
  const reading: Reading = {
    membershipNo,
    asOf,
    sealing,
    rules: () => memory.value('portal-rules', () => readPortalRules(db)),
    lendings: (day) => memory.value(`lendings ${day}`, () => readLendings(db, day)),
    night,
    computed: (work, ...args) =>
      ofNight([work, ...args], async () => Object.freeze(await work(reading, ...args))),
    madeOf,
    live,
    reported: (asked, ...values) => said([asked, ...values], () => asked(db, reader, ...values)),
  }
  return reading
}
