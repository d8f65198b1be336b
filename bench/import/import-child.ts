// One import in a process of its own, as a night really runs, so that its memory is its own too.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { sealingWith } from '#database/core/sealed.ts'
import { runImport } from '#imports/night/run.ts'
import { IMPORT_NODE_FLAGS } from '#server/imports/start-import.ts'

export interface ImportResult {
  seconds: number
  peakMb: number
  /** References and checks together. */
  checkSeconds: number
  /** Milliseconds since 1970. */
  publishFrom: number
  publishTo: number
}

export async function importInChild(
  set: string,
  url: string,
  sealing: string,
): Promise<ImportResult> {
  const child = fork(import.meta.filename, [set, url, sealing], {
    execArgv: IMPORT_NODE_FLAGS,
  })
  const [result] = await Promise.race([
    once(child, 'message') as Promise<[ImportResult]>,
    once(child, 'exit').then(() => Promise.reject(new Error('the import ended without a word'))),
  ])
  await once(child, 'exit').catch(() => undefined)
  return result
}

if (process.argv[1] === import.meta.filename) {
  const [set = '', databaseUrl = '', sealing = ''] = process.argv.slice(2)
  const startedAt = performance.now()
  let publishFrom = 0
  let checkFrom = 0
  const outcome = await runImport(set, {
    databaseUrl,
    sealing: sealingWith(sealing),
    startedBy: 'bench',
    tell: async () => undefined,
    dryRun: false,
    accept: { reason: 'bench' },
    hold: false,
    onProgress(stage) {
      if (stage === 'check' && checkFrom === 0) checkFrom = Date.now()
      if (stage === 'publish') publishFrom = Date.now()
    },
  })
  if (outcome.state !== 'published') throw new Error(JSON.stringify(outcome).slice(0, 1_000))
  const result: ImportResult = {
    seconds: (performance.now() - startedAt) / 1000,
    checkSeconds: (publishFrom - checkFrom) / 1000,
    peakMb: process.resourceUsage().maxRSS / 1024,
    publishFrom,
    publishTo: Date.now(),
  }
  process.send?.(result, () => process.disconnect())
}
