// `npm run dev`: the site, built and started anew whenever a source changes.

import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const ROOMS = ['contract', 'database', 'domain', 'imports', 'scripts', 'server', 'web']
const SETTLE_MS = 200

let site: ChildProcess | undefined
let timer: NodeJS.Timeout | undefined
let restarting = Promise.resolve()

for (const room of ROOMS) {
  watch(join(ROOT, room), { recursive: true }, (_, file) => {
    if (file && /\.test\.tsx?$|~$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(restart, SETTLE_MS)
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => ended().then(() => process.exit(0)))
}
restart()

/** One at a time: the next site starts when the last one has let go of the port and the database. */
function restart(): void {
  restarting = restarting.then(async () => {
    await ended()
    site = spawn(process.execPath, [join(ROOT, 'scripts', 'start.ts')], { stdio: 'inherit' })
  })
}

async function ended(): Promise<void> {
  if (!site || site.exitCode !== null || site.signalCode !== null) return
  const gone = new Promise((resolve) => site?.once('exit', resolve))
  site.kill('SIGINT')
  await gone
}
