import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '#server/http/serve.ts'
import { readSecrets } from '#server/settings/secrets.ts'
import { readSettings } from '#server/settings/settings.ts'
import { givenNightDatabase } from '#tests/support/night/night.ts'

interface Traced {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const dataDir = mkdtempSync(join(tmpdir(), 'coop-tracing-'))
const collected: Traced[] = []
let collector: Server
let site: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const body = JSON.parse((await request.toArray()).join(''))
    for (const { scopeSpans } of body.resourceSpans)
      for (const { spans } of scopeSpans) collected.push(...spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: '0',
    PRINTER_WARM_UP: 'no',
    TRUSTED_PROXIES: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  })
  const { app } = await givenNightDatabase('tracing')
  site = await serve(settings, readSecrets(dataDir), { url: app })
})
afterAll(() => {
  collector.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a request and the statements it sent are one trace, which goes on from the proxy’s, and holds no values', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  await fetch(`${site.address}/api/info/search?q=SomchaiSecret`, {
    headers: { 'x-request-id': 'a-request-0001', traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  })
  await site.close() // sends what is left

  const request = collected.find(({ name }) => name === 'GET /api/info/search')
  expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' })
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  })
  const statements = collected.filter(
    ({ name, parentSpanId }) => name === 'postgresql' && parentSpanId === request?.spanId,
  )
  expect(statements.length).toBeGreaterThan(0)
  expect(JSON.stringify(statements)).toContain('select')
  expect(JSON.stringify(collected)).not.toContain('SomchaiSecret')
})
