import type { FastifyInstance } from 'fastify'
import { readHealth } from '#server/monitoring/health-report.ts'
import { buildTestApp, expect, test } from '#tests/support/app/test.ts'

const OLD_FORM = 'application/csp-report'
const NEW_FORM = 'application/reports+json'

function reported(directive: string, blocked: string): string {
  return JSON.stringify({
    'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked, 'line-number': 7 },
  })
}

function send(app: FastifyInstance, payload: string, type = OLD_FORM, headers = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/info/policy-report',
    headers: { 'content-type': type, ...headers },
    payload,
  })
}

async function policyLine(app: FastifyInstance) {
  const { items } = await readHealth(app, new Date())
  return items.find(({ key }) => key === 'policy')
}

test('every page tells browsers where to report what its policy kept out', async ({ app }) => {
  for (const url of ['/home', '/member/logon', '/admin/logon']) {
    const { headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    expect(policy, url).toContain('report-uri /api/info/policy-report; report-to policy')
    expect(headers['reporting-endpoints'], url).toBe('policy="/api/info/policy-report"')
  }
})

test('a report in either form is on the health page, without its query and without persons', async ({
  db,
}) => {
  const app = await buildTestApp(db)
  expect(await policyLine(app)).toMatchObject({ state: 'good' })

  const first = await send(app, reported('script-src-elem', 'https://evil.example/x.js?member=1'))
  const several = [
    { type: 'deprecation', body: { id: 'x' } },
    { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } },
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'connect-src', blockedURL: 'https://evil.example/000123#a' },
    },
  ]
  const second = await send(app, JSON.stringify(several), NEW_FORM)
  await send(app, reported('script-src', 'chrome-extension://abcdef/x.js'))

  for (const reply of [first, second]) {
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect(reply.headers).not.toHaveProperty('set-cookie')
  }
  const line = await policyLine(app)
  expect(line?.state).toBe('watch')
  expect(line?.says).toMatch(
    /: connect-src https:\/\/evil\.example\/\[number\] · img-src inline · script-src-elem https:\/\/evil\.example\/x\.js$/,
  )
  expect(app.policyReports.total).toBe(3)
  await app.close()
})

test('what is no report is refused in Thai, counts for nothing, and is no fault', async ({
  db,
}) => {
  const app = await buildTestApp(db)
  const wrong = [
    '',
    '{',
    'null',
    '7',
    '{}',
    '{"csp-report":null}',
    '{"csp-report":{"effective-directive":["img-src"]}}',
    '[{"type":"csp-violation"}]',
    `[${Array(21).fill('{"type":"csp-violation","body":{"effectiveDirective":"img-src"}}')}]`,
    reported('<b>', 'inline'),
  ]
  for (const payload of wrong) {
    const reply = await send(app, payload)
    expect(reply.statusCode, payload).toBe(400)
    expect(reply.json().error).toMatch(/[ก-๙]/)
  }
  expect((await send(app, reported('img-src', 'x'.repeat(17_000)))).statusCode).toBe(413)
  expect((await send(app, reported('img-src', 'inline'), 'text/plain')).statusCode).toBe(415)
  expect(app.policyReports.total).toBe(0)
  await app.close()
})

test('a browser of ours is heard without a token, another site is not, and nobody is heard without end', async ({
  db,
}) => {
  const app = await buildTestApp(db)
  const ours = { cookie: '__Host-pre=x', origin: app.settings.publicUrl }
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const report = (number: number) => reported('img-src', `https://evil.example/${number}`)
  expect((await send(app, report(0), OLD_FORM, ours)).statusCode).toBe(204)
  expect((await send(app, report(0), OLD_FORM, foreign)).statusCode).toBe(403)

  const statuses: number[] = []
  for (let number = 1; number <= 30; number++)
    statuses.push((await send(app, report(number))).statusCode)

  expect(statuses.slice(0, 29).every((status) => status === 204)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  expect((await policyLine(app))?.says.split(' · ')).toHaveLength(5)
  await app.close()
})
