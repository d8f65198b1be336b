// A night sent, loaded and let out by one officer. Commands beside the server do the work.

import { givenSet } from '../../support/night/night.ts'
import { zipOf } from '../../support/outside/zip.ts'
import { PLAN } from '../../support/permissions/writes/world.ts'
import { type Loner, send } from './loner.ts'

const IMPORTS = '/api/admin/imports'
const BYTES = { headers: { 'content-type': 'application/octet-stream' } }

export async function publishesAlone(loner: Loner): Promise<void> {
  const nights = await send(loner, '/api/admin/settings/nights')
  if (nights) {
    const { version, content } = nights.data
    const one = { ...content, import_two_people: 'no' }
    await send(loner, '/api/admin/settings/nights', { version, content: one })
    await confirmOwn(loner)
  }
  const { data } = await send(loner, `${IMPORTS}/sets`, {})
  const zip = zipOf(await givenSet({ ...PLAN, asOf: '2026-11-01' }))
  await send(loner, `${IMPORTS}/sets/${data.set}/pieces?name=a.zip&at=0`, zip, BYTES)
  await send(loner, `${IMPORTS}/sets/${data.set}/run`, { when_good: 'publish' })
  const run = await over(loner)
  const accepted = { reason: 'ตรวจกับระบบหลักแล้ว ถูกต้อง' }
  if (await send(loner, `${IMPORTS}/${run}/acceptance`, accepted)) await over(loner)
  const { runs } = (await send(loner, IMPORTS)).data
  for (const { run_id } of runs) await send(loner, `${IMPORTS}/${run_id}/publication`, {})
}

/** Whatever waits for somebody else, tried by who proposed it. */
export async function confirmOwn(loner: Loner): Promise<void> {
  const acts = (await send(loner, '/api/admin/acts'))?.data.acts ?? []
  for (const { act_id } of acts) await send(loner, `/api/admin/acts/${act_id}/confirmation`, {})
}

async function over(loner: Loner): Promise<number> {
  for (;;) {
    const { runs } = (await send(loner, IMPORTS)).data
    if (runs[0].state !== 'running') return runs[0].run_id
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
