import { expect, test } from '#tests/support/app/test.ts'

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

test('SEC-43, SEC-52 every answer carries the security headers: pages, calls, files, refusals and faults', async ({
  app,
}) => {
  const asset = [...app.assets.files.keys()][0]
  for (const url of [
    '/',
    '/home',
    '/no/such/page',
    '/api/info/manu',
    '/api/nothing',
    '/healthz',
    `/assets/${asset}`,
    '/assets/none.js',
    '/media/1',
    '/media/%E0%A4%A',
  ]) {
    const { headers } = await app.inject(url)
    expect(headers, url).toMatchObject(EVERYWHERE)
    expect(headers['content-security-policy'], url).toContain("default-src 'none'")
    expect(headers, url).not.toHaveProperty('x-powered-by')
    expect(headers, url).not.toHaveProperty('access-control-allow-origin')
    expect(headers, url).not.toHaveProperty('server')
  }
})

test('SEC-43, SEC-52 a page lets no script inside it run but its own first line, no style but its own sheet, and nothing come by plain HTTP', async ({
  app,
}) => {
  const policy = String((await app.inject('/home')).headers['content-security-policy'])

  expect(policy).toContain(
    `script-src 'self' '${app.assets.bootHash}' '${app.assets.areaBootHash}';`,
  )
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain(`style-src 'self' '${app.assets.styleHash}'`)
  expect(policy).toContain('upgrade-insecure-requests')
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
})

test('what belongs to one visitor is never stored, what is hashed is stored for good', async ({
  app,
}) => {
  const asset = [...app.assets.files.keys()][0]
  const cached = async (url: string) => (await app.inject(url)).headers['cache-control']

  expect(await cached('/api/info/page-config')).toBe('no-store')
  expect(await cached('/home')).toBe('no-cache')
  expect(await cached(`/assets/${asset}`)).toBe('public, max-age=31536000, immutable')
  expect(await cached('/assets/none.js')).toBe('no-store') // a refusal must not outlive its reason
})

test('SEC-44 no origin is ever reflected', async ({ app }) => {
  for (const origin of ['https://evil.example', 'null', 'https://coop.example.evil.example']) {
    const { headers } = await app.inject({ url: '/api/info/manu', headers: { origin } })
    expect(JSON.stringify(headers)).not.toContain('evil')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})
