import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, onTestFinished, vi } from 'vitest'
import { createLog } from '#server/http/log.ts'
import { readSettings } from '#server/settings/settings.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenErrorService, type StandIn } from '#tests/support/outside/error-service.ts'
import { readDsn } from './dsn.ts'
import { ErrorService } from './error-service.ts'
import { requestedPause } from './pause.ts'

const FAULT = {
  fingerprint: 'abc',
  release: 'r1',
  message: 'TypeError: x',
  stack: '',
  path: '/home',
  browser: 'Firefox',
}

let outside: StandIn
let service: ErrorService

beforeEach(async () => {
  outside = await givenErrorService()
  const address = readDsn(outside.dsn)
  if (!address) throw new Error('the stand-in has no address')
  const about = { publicUrl: 'https://coop.example', release: 'r1', environment: 'production' }
  service = new ErrorService({ address, ...about })
})
afterEach(() => {
  vi.useRealTimers()
  outside.close()
})

describe('an outside error-reporting service', () => {
  test('is told of a fault in a browser, with its release and place, and of nobody', async ({
    app,
  }) => {
    app.errorService = service
    await tell(app, {
      release: 'abc123',
      message: 'TypeError: x of member 000123 (a@b.example) is undefined',
      stack: 'TypeError: x\n    at show (/assets/show-1.js:1:200)\n    at /assets/main-2.js:3:4',
      path: '/show/1007?q=ชื่อคน',
    })
    await service.idle()

    expect(outside.events).toMatchObject([
      {
        platform: 'javascript',
        release: 'abc123',
        environment: 'production',
        exception: {
          values: [
            {
              type: 'TypeError',
              value: 'x of member [number] ([email]) is undefined',
              stacktrace: {
                frames: [
                  { function: '?', filename: '/assets/main-2.js', lineno: 3, colno: 4 },
                  { function: 'show', filename: '/assets/show-1.js', lineno: 1, colno: 200 },
                ],
              },
            },
          ],
        },
        request: { url: 'https://coop.example/show/1007' },
      },
    ])
  })

  test('is not told of a script error without details', async ({ app }) => {
    app.errorService = service
    await tell(app, { release: 'r1', message: 'Script error.', stack: '', path: '/home' })
    await service.idle()

    expect(outside.events).toEqual([])
  })

  test('is told of what the server could not do, without whom it was for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coop-log-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'site.log')
    const { log } = createLog(file, (said) => service.tellOfServer(said))
    const busy = Object.assign(new Error('under pressure'), { statusCode: 503 })

    const fault = new RangeError('no member 000123, โทร 081-234-5678')
    // Vitest gives the file it loads a number behind its name, which may look like somebody's and is then taken out.
    fault.stack = fault.stack?.replaceAll(/\.ts\?[^:)]*/g, '.ts')

    log.error({ request_id: 'q-1', err: fault }, 'fault')
    log.error({ err: busy }, 'fault')
    log.warn({ err: new Error('a warning') }, 'later')
    await service.idle()

    expect(outside.events).toHaveLength(1)
    const [event] = outside.events
    expect(event).toMatchObject({
      platform: 'node',
      release: 'r1',
      tags: { request_id: 'q-1' },
      exception: { values: [{ type: 'RangeError', value: 'no member [number], โทร [phone]' }] },
    })
    const last = event?.exception.values[0]?.stacktrace?.frames.at(-1)
    expect(last?.filename).toBe('server/monitoring/error-service/error-service.test.ts')
  })

  test('that asks for quiet is left alone for as long as it asked', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    outside.answer = { status: 429, headers: { 'retry-after': '120' } }
    service.tellOfBrowser(FAULT)
    await service.idle()
    outside.answer = { status: 200, headers: {} }

    vi.setSystemTime(Date.now() + 119_000)
    service.tellOfBrowser(FAULT)
    await service.idle()
    expect(outside.events).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2_000)
    service.tellOfBrowser(FAULT)
    await service.idle()

    expect(outside.events).toHaveLength(2)
  })

  test('that is away, or does not answer, holds up nobody and fills no memory', async () => {
    outside.hangs = true
    for (let times = 0; times < 500; times++) service.tellOfBrowser(FAULT)
    outside.close() // the line breaks
    await service.idle()

    expect(outside.events).toEqual([])
    service.tellOfBrowser(FAULT) // and is not tried again at once
    await service.idle()
  })

  test('hears no more than sixty times a minute, whatever breaks', async () => {
    for (let round = 0; round < 4; round++) {
      for (let times = 0; times < 25; times++) service.tellOfBrowser(FAULT)
      await service.idle()
    }
    expect(outside.events).toHaveLength(60)
  })
})

// biome-ignore format: a table reads in columns
test.each([
  ['https://abc@errors.example/7',        'https://errors.example/api/7/envelope/'],
  ['http://abc@127.0.0.1:9000/a/b/7',     'http://127.0.0.1:9000/a/b/api/7/envelope/'],
  ['https://errors.example/7',            undefined],
  ['https://abc@errors.example/',         undefined],
  ['ftp://abc@errors.example/7',          undefined],
  ['nonsense',                            undefined],
])('reports for %s go to %s', (dsn, url) => {
  expect(readDsn(dsn)?.envelopeUrl).toBe(url)
})

// biome-ignore format: a table reads in columns
test.each<[string, number, Record<string, string>, number]>([
  ['nothing',                  200, {},                                                            0],
  ['a refusal without a time', 429, {},                                                           60],
  ['seconds',                  429, { 'retry-after': '7' },                                        7],
  ['a date',                   429, { 'retry-after': 'Sun, 15 Nov 2026 02:00:30 GMT' },           30],
  ['a limit of our kind',      200, { 'x-sentry-rate-limits': '90:error;default:organization' },  90],
  ['a limit of all kinds',     429, { 'x-sentry-rate-limits': '45::key' },                        45],
  ['a limit of other kinds',   200, { 'x-sentry-rate-limits': '90:transaction:key' },              0],
  ['a month',                  429, { 'retry-after': '2592000' },                              3_600],
])('a service that says %s is left alone for so many seconds', (_, status, headers, seconds) => {
  expect(requestedPause(status, new Headers(headers), new Date('2026-11-15T02:00:00Z'))).toBe(seconds)
})

test('it is off unless it is set, and a wrong address is told at the start', () => {
  expect(readSettings({}).errorService).toBeUndefined()
  expect(readSettings({ SENTRY_DSN: 'https://abc@errors.example/7' }).errorService).toEqual({
    envelopeUrl: 'https://errors.example/api/7/envelope/',
    key: 'abc',
  })
  expect(() => readSettings({ SENTRY_DSN: 'errors.example' })).toThrow('SENTRY_DSN must be')
})

function tell(app: { inject: (asked: object) => Promise<unknown> }, payload: object) {
  return app.inject({ method: 'POST', url: '/api/info/client-error', payload })
}
