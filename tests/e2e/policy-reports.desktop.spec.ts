// What the policy keeps out of a page, the browser itself tells the site: here by `report-uri`, since Chromium knows `report-to`
// over HTTPS only (server/http/headers.ts).

// Some of what is written here runs in the page.
/// <reference lib="dom" />

import { expect, givenSettledVisitor, test, visit } from './support/journey.ts'
import { givenOfficer, officerToken } from './support/officer.ts'

givenSettledVisitor()

test('a picture from elsewhere, put into a page by somebody, is kept out, and the health page says so', async ({
  page,
  complaints,
  request,
}) => {
  complaints.expect(/violates the following Content Security Policy directive/)
  complaints.expect(/evil\.example/)
  await givenOfficer('policy', ['administrator'])
  const authorization = `Bearer ${await officerToken('policy')}`
  const said = async () => {
    const reply = await request.get('/api/admin/health', { headers: { authorization } })
    const { items } = (await reply.json()).data
    return items.find(({ key }: { key: string }) => key === 'policy')?.says
  }

  await visit(page, '/verify')
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://evil.example/a.png?who=1' }))
  })

  await expect.poll(said).toContain('img-src https://evil.example/a.png')
  expect(await said()).not.toContain('who=1')
  await visit(page, '/verify')
  await expect(page.locator('img[src*="evil.example"]')).toHaveCount(0)
})
