import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

test('a mistake of ours is told once, with the release it came from', async () => {
  const { report, told } = await givenReports()
  document.body.innerHTML = '<script id="boot" data-release="abc123"></script>'
  // The next file of this worker has the same document.
  onTestFinished(() => {
    document.body.innerHTML = ''
  })
  const mistake = new TypeError('x is undefined')

  report(mistake)
  report(mistake)

  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ release: 'abc123', message: 'TypeError: x is undefined' })
  expect(told[0]?.stack).toContain('client-errors.test')
})

test('one visit tells of five mistakes and no more', async () => {
  const { report, told } = await givenReports()
  for (let number = 0; number < 9; number++) report(new Error(`no ${number}`))
  expect(told).toHaveLength(5)
})

test('a refusal, a lost connection and an error without details are not told', async () => {
  const { report, told, reportClientErrors: watchErrors } = await givenReports()
  const { ApiError } = await import('./api.ts')
  watchErrors()

  report(new ApiError(0, 'ไม่สามารถเชื่อมต่อได้'))
  report(new TypeError('Failed to fetch dynamically imported module: /assets/loan-x.js'))
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))

  expect(told).toEqual([])
})

test('an error nobody caught is told, with its place', async () => {
  const { told, reportClientErrors: watchErrors } = await givenReports()
  watchErrors()

  const place = { filename: '/assets/x.js', lineno: 1, colno: 20 }
  dispatchEvent(new ErrorEvent('error', { message: 'boom', ...place }))

  // Also told by the watchers of the other visits of this file.
  expect(told).toContainEqual(
    expect.objectContaining({ message: 'boom', stack: 'at /assets/x.js:1:20' }),
  )
})

/** A visit that has told nothing yet, and what the server hears of it. */
async function givenReports() {
  const told: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    told.push(JSON.parse(String(body)))
    return Response.json({ rc_code: '1', data: { kept: true } })
  })
  return { told, ...(await import('./client-errors.ts')) }
}
