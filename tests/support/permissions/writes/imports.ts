// What officers do about the night's figures. Commands beside the server do the work, so these are asked in a
// cooperative of their own, in which everything is committed.

import { NoBody } from '#contract/shared/envelope.ts'
import {
  AcceptanceRequest,
  RemoveFile,
  RollbackRequest,
  StartRun,
} from '#contract/staff/imports.ts'
import { rollbackWords } from '#domain/import/rollback-words.ts'
import { givenSet } from '../../night/night.ts'
import { zipOf } from '../../outside/zip.ts'
import { A_FILE, asks, at, CAST, PLAN, sent, type World, type Write } from './world.ts'

const IMPORTS = '/api/admin/imports'

export const IMPORT_WRITES: Record<string, Write> = {
  'POST /api/admin/imports/sets': () => sent(NoBody, {}),
  'POST /api/admin/imports/sets/:set/pieces': async (world) => ({
    at: `${await set(world)}/pieces?name=unit.csv&at=0`,
    body: 'unit_no',
    headers: A_FILE,
    isOwn: true,
  }),
  'POST /api/admin/imports/sets/:set/remove': async (world) => {
    const address = await set(world)
    await asks(world, 'staff', `${address}/pieces?name=unit.csv&at=0`, {
      body: 'x',
      headers: A_FILE,
    })
    return { ...at(`${address}/remove`, RemoveFile, { name: 'unit.csv' }), isOwn: true }
  },
  'POST /api/admin/imports/sets/:set/forget': async (world) => ({
    ...at(`${await set(world)}/forget`, NoBody, {}),
    isOwn: true,
  }),
}

/** In this order: each begins with what the one before left. */
export const NIGHT_WRITES: Record<string, Write> = {
  'POST /api/admin/imports/sets/:set/run': async (world) =>
    at(`${await setOf(world, SMALLER)}/run`, StartRun, { when_good: 'hold' }),
  'POST /api/admin/imports/:run/acceptance': async (world) => {
    const run = await over(world)
    const reason = 'ตรวจกับระบบหลักแล้ว ถูกต้อง'
    return at(`${IMPORTS}/${run}/acceptance`, AcceptanceRequest, { reason })
  },
  'POST /api/admin/imports/:run/rejection': async (world) =>
    at(`${IMPORTS}/${await over(world)}/rejection`, NoBody, {}),
  'POST /api/admin/imports/:run/cancellation': async (world) =>
    at(`${IMPORTS}/${await held(world, 2)}/cancellation`, NoBody, {}),
  'POST /api/admin/imports/:run/publication': async (world) =>
    at(`${IMPORTS}/${await held(world, 3)}/publication`, NoBody, {}),
  'POST /api/admin/imports/:run/rollback': async (world) => {
    const { published } = await asks(world, 'staff', IMPORTS)
    const typed = rollbackWords(published.run_id)
    return at(`${IMPORTS}/${published.run_id}/rollback`, RollbackRequest, { typed })
  },
}

/** So few people that somebody must say it is right. */
const SMALLER = { ...PLAN, members: 8, units: 1, months: 2, seed: 7 }

async function set(world: World): Promise<string> {
  const { set } = await asks(world, 'staff', `${IMPORTS}/sets`, sent(NoBody, {}))
  return `${IMPORTS}/sets/${set}`
}

async function setOf(world: World, plan: typeof SMALLER): Promise<string> {
  const address = await set(world)
  const body = zipOf(await givenSet(plan))
  await asks(world, 'staff', `${address}/pieces?name=a.zip&at=0`, { body, headers: A_FILE })
  return address
}

/** The newest run, once it is no longer at work. */
async function over(world: World): Promise<number> {
  for (;;) {
    const { runs } = await asks(world, 'staff', IMPORTS)
    if (runs[0].state !== 'running') return runs[0].run_id
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function held({ database }: World, seed: number): Promise<number> {
  const options = { startedBy: CAST.colleague, accept: true, hold: true }
  const outcome = await database.load(await givenSet({ ...SMALLER, seed }), options)
  if (outcome.state !== 'waiting') throw new Error(outcome.state)
  return outcome.runId
}
