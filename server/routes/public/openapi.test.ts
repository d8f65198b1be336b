import { expect, test } from '#tests/support/app/test.ts'

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
