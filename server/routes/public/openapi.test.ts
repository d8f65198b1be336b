import { PRINTER } from '#documents/support/printer.ts'
import { SHARES } from '#server/load/shares.ts'
import { setOpen } from '#server/site/opening.ts'
import { buildTestApp, expect, NOWHERE, test } from '#tests/support/app/test.ts'
import { givenAsking } from '#tests/support/staff/as-officer.ts'

test('the description of the calls names every one of them, with what it answers', async ({
  app,
}) => {
  const description = (await app.inject('/api/openapi.json')).json()

  expect(description.openapi).toMatch(/^3\./)
  for (const path of [
    '/api/info/manu',
    '/api/info/home',
    '/api/info/footer',
    '/api/info/page-config',
  ]) {
    expect(description.paths[path].get.responses['200'], path).toBeDefined()
  }
  expect(description.paths['/api/member/auth/getAuthUser'].post).toBeDefined()
})

test('in production the description of the calls is for officers who are signed in', async ({
  db,
}) => {
  await setOpen(db)
  const place = { ...NOWHERE, mode: 'production' } as const
  const app = await buildTestApp(db, [], SHARES, PRINTER, place)
  const officer = await givenAsking(app, ['auditor'])
  const ask = (headers = {}) => app.inject({ url: '/api/openapi.json', headers })
  expect((await ask()).statusCode).toBe(401)
  const described = await officer.read('../openapi.json')
  expect(described.json().paths).toHaveProperty('/api/admin/audit')
  await app.close()
})
