import { sql } from 'kysely'
import { putWebAsset, webAssetNames } from '#database/queries/site/web-asset.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { forgetOldRows } from '../jobs/forget-old-rows.ts'
import { finish } from './encodings.ts'
import { OtherReleases, publishAssets } from './other-releases.ts'

const TEXT = `export const words = "${'of the release before '.repeat(40)}"`

async function filesOf(...names: string[]) {
  const file = await finish(Buffer.from(TEXT), 'text/javascript; charset=utf-8', 1)
  return new Map(names.map((name) => [name, file]))
}

test('while hosts are updated, each sends the scripts of the other’s release too', async ({
  app,
}) => {
  const asked = { url: '/assets/loans-BeFoRe01.js', headers: { 'accept-encoding': 'br' } }
  expect((await app.inject(asked)).statusCode).toBe(404)

  // Put there by another host a moment later, and found with the next question.
  await publishAssets(app, await filesOf('loans-BeFoRe01.js'))
  const reply = await app.inject(asked)

  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const plain = await app.inject('/assets/loans-BeFoRe01.js')
  expect(plain.body).toBe(TEXT)
})

test('every file that is built can be had from another host', async ({ app }) => {
  const { files } = app.assets
  await publishAssets(app, files)
  const others = new OtherReleases(app, () => 'application/octet-stream')

  for (const [name, { bodies }] of files)
    expect((await others.find(name))?.bodies.identity.body, name).toEqual(bodies.identity.body)
})

test('SEC-30 a script that somebody put into the database without the sealing key is sent to nobody', async ({
  app,
}) => {
  const body = Buffer.from('stolen()')
  await putWebAsset(app.db, { name: 'evil-AAAAAAAA.js', body, seal: Buffer.alloc(32) })
  await publishAssets(app, await filesOf('main-BBBBBBBB.js'))
  await sql`update web_asset set body = ${body} where name = 'main-BBBBBBBB.js'`.execute(app.db)

  for (const name of ['evil-AAAAAAAA.js', 'main-BBBBBBBB.js'])
    expect((await app.inject(`/assets/${name}`)).statusCode, name).toBe(404)
})

test('whoever asks for files that nobody has makes the database read a list once a second, no more', async ({
  db,
}) => {
  let readings = 0
  const parts = {
    sealing: SEALING,
    get db() {
      readings++
      return db
    },
  }
  const others = new OtherReleases(parts, () => 'text/javascript')
  const ask = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => others.find(`x-${1e7 + n}.js`)))

  expect(new Set([...(await ask(100)), ...(await ask(100))])).toEqual(new Set([undefined]))
  expect(readings).toBe(2)
  await others.find('package.json')
  expect(readings).toBe(2)
})

test('files of a release that nobody has served for a month are removed', async ({ app }) => {
  await publishAssets(app, await filesOf('old-AAAAAAAA.js', 'same-AAAAAAAA.js'))
  await sql`update web_asset set seen_at = now() - interval '31 days'`.execute(app.db)
  await publishAssets(app, await filesOf('new-AAAAAAAA.js', 'same-AAAAAAAA.js'))

  await forgetOldRows(app.db, app.settings.dataDir)

  const names = await webAssetNames(app.db)
  expect([...names].sort()).toEqual(['new-AAAAAAAA.js', 'same-AAAAAAAA.js'])
})
