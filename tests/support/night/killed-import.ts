// An import that is killed at a named point, as by kill -9. Run as a process of its own.

import { sealingWith } from '#database/core/sealed.ts'
import { runImport } from '#imports/night/run.ts'

const [path = '', databaseUrl = '', killedAt = ''] = process.argv.slice(2)

function die(): void {
  process.kill(process.pid, 'SIGKILL')
}

let copying = 0

await runImport(path, {
  databaseUrl,
  sealing: sealingWith('a sealing secret that only tests know'),
  startedBy: 'tester',
  tell: async () => undefined,
  dryRun: false,
  accept: { reason: 'ทดสอบ' },
  hold: false,
  // Told when it begins, then in the middle of a COPY.
  onProgress: (stage) => stage === 'copy' && killedAt === 'copying' && ++copying === 2 && die(),
  onPoint: (point) => point === killedAt && die(),
})
