import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test as plain, vi } from 'vitest'
import { startNotifying } from './service-manager.ts'

interface World {
  /** A systemd that writes down what it is told, and a site that answers or not. */
  machine: {
    env: Record<string, string>
    address: string
    told(): string[]
    site: { answers: boolean }
  }
}

const test = plain.extend<World>({
  // biome-ignore lint/correctness/noEmptyPattern: how a fixture says it needs no other
  machine: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'coop-systemd-'))
    const file = join(folder, 'told')
    writeFileSync(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$1" >> '${file}'\n`)
    chmodSync(join(folder, 'systemd-notify'), 0o755)
    const site = { answers: true }
    const server = createServer((_request, response) => {
      if (site.answers) response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const env = {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      NOTIFY_SOCKET: '/run/systemd/notify',
      WATCHDOG_USEC: '300000',
    }
    const told = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [])
    await use({ env, address: `http://127.0.0.1:${port}`, told, site })
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  },
})

test('systemd is told that the site is open, that it answers, and that it stops', async ({
  machine: { env, address, told },
}) => {
  const stop = startNotifying(address, env)
  await vi.waitFor(() => expect(told().slice(0, 2)).toEqual(['READY=1', 'WATCHDOG=1']), 10_000)
  stop()
  // A heartbeat that was under way may come after it.
  await vi.waitFor(() => expect(told()).toContain('STOPPING=1'), 10_000)
})

test('of a site that does not answer systemd hears nothing, and restarts it', async ({
  machine: { env, address, told, site },
}) => {
  site.answers = false
  const stop = startNotifying(address, env)
  await vi.waitFor(() => expect(told()).toEqual(['READY=1']), 10_000)
  await sleep(500)
  expect(told()).toEqual(['READY=1'])
  stop()
  await vi.waitFor(() => expect(told()).toEqual(['READY=1', 'STOPPING=1']), 10_000)
})

test('where systemd did not start the site, nothing is said', async ({ machine }) => {
  startNotifying(machine.address, { PATH: machine.env.PATH })()
  await sleep(100)
  expect(machine.told()).toEqual([])
})
