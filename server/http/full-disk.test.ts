// The whole server process while the disk of its log is full.

import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { givenNightDatabase } from '#tests/support/night/night.ts'
import { readSecrets } from '../settings/secrets.ts'
import { readSettings } from '../settings/settings.ts'
import { serve } from './serve.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'coop-full-disk-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a full disk costs lines of the log: the site answers, says so, and logs again when there is room', async () => {
  const { app: url } = await givenNightDatabase('full_disk')
  const file = join(dataDir, 'site.log')
  symlinkSync('/dev/full', file)
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', PRINTER_WARM_UP: 'no' })
  const site = await serve(settings, readSecrets(dataDir), { url })
  const ask = async (path: string) => {
    const reply = await fetch(site.address + path, { signal: AbortSignal.timeout(5_000) })
    return { status: reply.status, body: await reply.text() }
  }
  try {
    await vi.waitFor(
      async () => expect((await ask('/healthz')).body).toBe('{"rc_code":"1","log":"failing"}'),
      { timeout: 10_000, interval: 100 },
    )
    for (const path of ['/home', '/readyz', '/writez', '/api/info/footer', '/search?q=1'])
      expect([path, (await ask(path)).status]).toEqual([path, 200])

    const roomy = join(dataDir, 'roomy.log')
    symlinkSync(roomy, `${file}.new`)
    renameSync(`${file}.new`, file)
    await vi.waitFor(
      async () => expect((await ask('/healthz')).body).toBe('{"rc_code":"1","log":"written"}'),
      { timeout: 10_000, interval: 100 },
    )
    // What was said meanwhile was waiting in memory.
    await vi.waitFor(() => expect(readFileSync(roomy, 'utf8')).toContain('/search?q=1'), 5_000)
  } finally {
    await site.close()
  }
})
