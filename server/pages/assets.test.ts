import { expect, test } from '#tests/support/app/test.ts'

test('whoever reads a page fetches neither an area nor the editor of articles with it', async ({
  app,
}) => {
  const { rest, restIn, files } = app.assets
  const bytes = rest
    .map((file) => files.get(file.replace('/assets/', ''))?.bodies)
    .map((bodies) => (bodies?.br ?? bodies?.identity)?.body.length ?? Number.NaN)
    .reduce((sum, size) => sum + size, 0)

  expect(rest.join()).toContain('/assets/main-')
  expect(rest.join()).not.toMatch(/areas-|admin-|editor-|member-/)
  // Two and a half seconds on a slow line; before they were apart it was 187.
  expect(bytes).toBeLessThan(120_000)
  expect(restIn.member?.join()).toMatch(/areas-.*member-|member-.*areas-/)
  for (const area of ['member', 'membergroup'])
    expect(restIn[area]?.join()).not.toMatch(/admin-|editor-/)
})
