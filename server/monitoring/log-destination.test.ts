// Logs on disks and pipes that fail, as a machine has them one night.

import { execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { createLog } from '../http/log.ts'

const folder = mkdtempSync(join(tmpdir(), 'coop-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a disk that is full costs lines of the log and nothing else, and is written again when there is room', async () => {
  const file = join(folder, 'full.log')
  symlinkSync('/dev/full', file)
  const { log, status, end } = createLog(file)
  // More than may wait in memory, and less than a file may hold: one that is put aside is not looked into below.
  for (let line = 0; line < 10_000; line++) log.info({ words: 'k'.repeat(1_000) }, 'request')
  await vi.waitFor(() => expect(status()).toMatchObject({ reason: 'ENOSPC' }), 15_000)
  expect(status().lost).toBeGreaterThan(0)

  const roomy = join(folder, 'roomy.log')
  symlinkSync(roomy, `${file}.new`)
  renameSync(`${file}.new`, file)
  await vi.waitFor(
    () => expect(status()).toMatchObject({ failingSince: undefined, lost: 0 }),
    15_000,
  )
  // Said again and again: until what waited is written there may be no room for one line more.
  const again = () => {
    log.info('afterwards')
    // Not toContain: what it says of megabytes would hold up the writing.
    expect(readFileSync(roomy, 'utf8').includes('afterwards')).toBe(true)
  }
  await vi.waitFor(again, { timeout: 15_000, interval: 500 })
  expect(readFileSync(roomy, 'utf8')).toMatch(
    /"lost":[1-9]\d*,"msg":"the log could not be written"/,
  )
  end()
  // Nor does a word that comes after the end.
  expect(() => log.info({ words: 'ก'.repeat(20_000) }, 'too late')).not.toThrow()
})

test('a pipe that nobody reads holds nobody up, and its lines come when somebody does', async () => {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
  const { log, status, end } = createLog(pipe)
  for (let line = 0; line < 300; line++) log.info({ line, words: 'x'.repeat(1_000) }, 'request')
  await vi.waitFor(() => expect(status()).toMatchObject({ reason: 'EAGAIN' }), 5_000)

  let text = ''
  await vi.waitFor(() => {
    text += readAll(reader)
    expect(text).toContain('"line":299')
  }, 10_000)
  await vi.waitFor(() => expect(status().failingSince).toBeUndefined(), 5_000)
  end()
  closeSync(reader)
})

function readAll(fd: number): string {
  const bytes = Buffer.alloc(1024 * 1024)
  try {
    return bytes.toString('utf8', 0, readSync(fd, bytes))
  } catch {
    return '' // nothing there right now
  }
}

test('a process whose standard output nobody reads ends when it is told to', async () => {
  const module = join(import.meta.dirname, '..', 'http', 'log.ts')
  const script = `
    const { createLog } = await import(${JSON.stringify(module)})
    const { log, end } = createLog('-')
    for (let line = 0; line < 500; line++) log.info({ words: 'x'.repeat(1000) }, 'request')
    setInterval(() => process.stderr.write('alive\\n'), 100)
    process.once('SIGTERM', () => { end(); process.exit(0) })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pause()
  let said = 0
  child.stderr.on('data', () => said++)
  await vi.waitFor(() => expect(said).toBeGreaterThan(5), 15_000)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')

  expect(await Promise.race([ended, sleep(5_000, 'still there')])).toBe(0)
})

test('a file that has grown is put aside, and the oldest forgotten', async () => {
  const file = join(folder, 'rotated', 'site.log')
  const { log, end } = createLog(file, undefined, { bytesMax: 1_000, files: 2 })
  for (let round = 1; round <= 4; round++) {
    log.info({ round, words: 'x'.repeat(2_000) }, 'request')
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain(`"round":${round}`), 5_000)
    await sleep(1_000)
  }
  end()
  expect(readdirSync(join(folder, 'rotated')).sort()).toEqual([
    'site.log',
    'site.log.1',
    'site.log.2',
  ])
  expect(readFileSync(`${file}.1`, 'utf8')).toContain('"round":3')
})
