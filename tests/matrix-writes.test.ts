// Every call that writes, asked by everybody with a body that is taken: what is refused would have happened, were it
// not refused. What each needs before it is in tests/support/permissions/writes/. What officers are let do is looked at
// on the way: none of it may be more than one person can do alone (tests/attacks/alone.test.ts has what takes several calls).

import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetContent } from '#server/pages/forget-content.ts'
import { brokenEnds, endsOf } from './attacks/alone/ends.ts'
import { lonerOf } from './attacks/alone/loner.ts'
import { expected, isOfficers } from './support/permissions/routes.ts'
import { WRITES } from './support/permissions/writes/all.ts'
import { NIGHT_WRITES } from './support/permissions/writes/imports.ts'
import {
  type Asker,
  answerTo,
  givenMatrixSite,
  givenPages,
  isCaller,
  loginOf,
  type MatrixSite,
  mayAsk,
  undone,
} from './support/permissions/writes/matrix-site.ts'
import type { Sent, Write } from './support/permissions/writes/world.ts'

let site: MatrixSite
let night: MatrixSite
beforeAll(async () => {
  site = await givenMatrixSite('matrix_writes')
  await givenPages(site)
  night = await givenMatrixSite('matrix_nights')
}, 120_000)
afterAll(async () => {
  await site.close()
  await night.close()
})

/** Roles are asked of the back office only: elsewhere an officer is an officer. */
function askersFor({ askers }: MatrixSite, route: string): Asker[] {
  return askers.filter(({ name }) => isCaller(name) || isOfficers(route))
}

/** What is wrong with this answer, in a sentence. */
async function wrongIn(
  given: MatrixSite,
  route: string,
  asker: Asker,
  asked: Sent,
): Promise<string[]> {
  const { statusCode, body } = await answerTo(given, route, asker, asked)
  const { name } = asker
  const isTaken = statusCode >= 200 && statusCode < 300
  const owner = ownerOf(route)
  const isAnothers = asked.isOwn === true && name !== owner && name !== 'member A'
  const refused = isCaller(name) ? expected(route, name) : 403
  const right = mayAsk(route, asker) ? (isAnothers ? (asked.othersGet ?? 404) : 200) : refused
  if (right === 200 ? isTaken : statusCode === right) return []
  return [`${route} answers ${name} ${statusCode} instead of ${right}: ${body.slice(0, 200)}`]
}

/** Whose thing it is that is asked for. */
function ownerOf(route: string): string {
  if (isOfficers(route)) return 'staff'
  return route.startsWith('POST /api/membergroup/') ? 'unit' : 'member A'
}

/** SEC-27: one word too many is refused, and not left out in silence. */
async function bentIn(given: MatrixSite, route: string, asked: Sent): Promise<string[]> {
  const { body } = asked
  if (typeof body !== 'object' || Buffer.isBuffer(body)) return []
  const [asker] = given.askers.filter((one) => mayAsk(route, one))
  if (!asker) return [`nobody may ask ${route}`]
  const more = { ...asked, body: { ...body, is_admin: true } }
  const { statusCode } = await answerTo(given, route, asker, more)
  return statusCode === 400 ? [] : [`${route} takes one word too many: ${statusCode}`]
}

test('SEC-24 every call that writes has a valid request, and every request a call', () => {
  const writing = site.app.doors.map(({ name }) => name).filter((name) => name.startsWith('POST '))
  expect(Object.keys({ ...WRITES, ...NIGHT_WRITES }).sort()).toEqual(writing.sort())
})

test('SEC-24 SEC-27 every call that writes is taken from whoever may with a valid body, and refused to whoever may not', {
  timeout: 240_000,
}, async () => {
  expect((await walked()).wrong).toEqual([])
})

test('SEC-40 no role reaches one of the four by any single call, whatever others have left ready', {
  timeout: 240_000,
}, async () => {
  expect((await walked()).reached).toEqual([])
})

/** Says yes to what another has proposed, or publishes what two have counted: that is two people. */
const SECOND_PERSON = [
  'POST /api/admin/acts/:actId/confirmation',
  'POST /api/admin/elections/:year/check/publish',
]

interface Walk {
  /** Answers that are not as the matrix has them. */
  wrong: string[]
  /** What somebody did alone that takes two. */
  reached: string[]
}

let walk: Promise<Walk> | undefined

/** Once for both tests: what a call needs before it takes longer to make than most calls. */
function walked(): Promise<Walk> {
  walk ??= walkThrough()
  return walk
}

async function walkThrough(): Promise<Walk> {
  const all: Walk = { wrong: [], reached: [] }
  const administrator: Asker = {
    name: 'administrator',
    token: await lonerOf(site.connection.db, loginOf('administrator')),
  }
  for (const [route, write] of Object.entries(WRITES)) {
    const isWatched = isOfficers(route) && !SECOND_PERSON.includes(route)
    const { wrong, reached } = isWatched
      ? await watched(route, write, administrator)
      : await asked(route, write)
    all.wrong.push(...wrong)
    all.reached.push(...reached)
  }
  return all
}

/**
 * In a transaction that is undone, and whoever may ask in one of their own: everybody meets the same cooperative. Those
 * who may not share one: they change nothing, or are told of as wrong.
 */
async function asked(route: string, write: Write): Promise<Walk> {
  const wrong: string[] = []
  await undone(site, async (trx, eachUndone) => {
    const request = await write({ ...site.world, db: trx })
    const { shutOut, letIn } = apart(route, askersFor(site, route))
    await eachUndone(async () => {
      for (const asker of shutOut) wrong.push(...(await wrongIn(site, route, asker, request)))
    })
    for (const asker of letIn) {
      await eachUndone(async () => {
        wrong.push(...(await wrongIn(site, route, asker, request)))
      })
      forgetContent(site.app)
    }
    wrong.push(...(await bentIn(site, route, request)))
  }).catch((error: Error) => wrong.push(`${route}: ${error.message}`))
  return { wrong, reached: [] }
}

function apart(route: string, askers: Asker[]): { shutOut: Asker[]; letIn: Asker[] } {
  const groups = Object.groupBy(askers, (asker) => (mayAsk(route, asker) ? 'letIn' : 'shutOut'))
  return { shutOut: [], letIn: [], ...groups }
}

/** Those of the call before: most need nothing that changes them. */
let endsBefore: Awaited<ReturnType<typeof endsOf>> | undefined

/**
 * The same in a cooperative where grave acts take two, with a look at what each has done; where one person may do it
 * and a call asks for that, it is asked again of a cooperative in which one is enough.
 */
async function watched(route: string, write: Write, administrator: Asker): Promise<Walk> {
  const { wrong, reached }: Walk = { wrong: [], reached: [] }
  await undone(site, async (trx, eachUndone) => {
    const two = watchedTwoPeople(site)
    const request = await write({ ...site.world, db: trx })
    const before = await endsOf(trx, endsBefore)
    endsBefore = before
    const { shutOut, letIn } = apart(route, askersFor(site, route))
    await eachUndone(async () => {
      for (const asker of shutOut) wrong.push(...(await wrongIn(site, route, asker, request)))
    })
    for (const asker of [...letIn, administrator]) {
      const { name } = asker
      const tried = (look?: () => Promise<void>) =>
        eachUndone(async () => {
          wrong.push(...(await wrongIn(site, route, asker, request)))
          await look?.()
        })
      two.wasAsked = false
      await tried(async () => {
        if (isCaller(name)) return
        for (const end of brokenEnds(before, await endsOf(trx, before), loginOf(name)))
          reached.push(`${name} by ${route}: ${end}`)
      })
      if (two.wasAsked) await two.isOff(() => tried())
      forgetContent(site.app)
    }
    wrong.push(...(await bentIn(site, route, request)))
  }).catch((error: Error) => wrong.push(`${route}: ${error.message}`))
  return { wrong, reached }
}

/** That grave acts take two, and whether a call wanted to know. */
function watchedTwoPeople({ app }: MatrixSite) {
  let value = true
  const two = {
    wasAsked: false,
    async isOff(work: () => Promise<void>): Promise<void> {
      value = false
      await work()
      value = true
    },
  }
  Object.defineProperty(app.settings, 'twoPeople', {
    configurable: true,
    enumerable: true,
    get: () => {
      two.wasAsked = true
      return value
    },
    // What a call needs before it may switch it on, where it was off.
    set: (given: boolean) => {
      value = given
    },
  })
  return two
}

test('SEC-24 nor does anybody else load, publish or take back a night', {
  timeout: 240_000,
}, async () => {
  const wrong: string[] = []
  for (const [route, write] of Object.entries(NIGHT_WRITES)) {
    const request = await write(night.world)
    const askers = askersFor(night, route)
    const shutOut = askers.filter((asker) => !mayAsk(route, asker))
    wrong.push(...(await bentIn(night, route, request)))
    const administrator = askers.filter(({ name }) => name === 'staff')
    for (const asker of [...shutOut, ...administrator])
      wrong.push(...(await wrongIn(night, route, asker, request)))
  }
  expect(wrong).toEqual([])
})
