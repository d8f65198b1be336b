// One import in a process of its own, as a night really runs, so that its memory is its own too.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { sealingWith } from '#database/core/sealed.ts'
import { runImport } from '#imports/night/run.ts'
import { IMPORT_NODE_FLAGS } from '#server/imports/start-import.ts'

export interface ImportResult {
  seconds: number
  peakMb: number
  /** References and checks together. */
  checkSeconds: number
  /** Writing down what the night amounts to, for the morning page. */
  figuresSeconds: number
  /** Milliseconds since 1970. */
  publishFrom: number
  publishTo: number
}

export async function importInChild(
  set: string,
  url: string,
  sealing: string,
  way?: 'gives-way',
): Promise<ImportResult> {
  const child = fork(import.meta.filename, [set, url, sealing, ...(way ? [way] : [])], {
    execArgv: IMPORT_NODE_FLAGS,
  })
  const [result] = await Promise.race([
    once(child, 'message') as Promise<[ImportResult]>,
    once(child, 'exit').then(() => Promise.reject(new Error('the import ended without a word'))),
  ])
  await once(child, 'exit').catch(() => undefined)
  return result
}

const FIGURE_TABLES = /metric|member_behind|loan_missed|cohort_loan/

if (process.argv[1] === import.meta.filename) {
  const [set = '', databaseUrl = '', sealing = '', way] = process.argv.slice(2)
  const givesWay = way === 'gives-way'
  const startedAt = performance.now()
  let publishFrom = 0
  let checkFrom = 0
  const figuresSeconds = timeOfFigures()
  const outcome = await runImport(set, {
    databaseUrl,
    sealing: sealingWith(sealing),
    startedBy: 'bench',
    tell: async () => undefined,
    dryRun: false,
    accept: { reason: 'bench' },
    hold: false,
    givesWay,
    onProgress(stage) {
      if (stage === 'check' && checkFrom === 0) checkFrom = Date.now()
      if (stage === 'publish') publishFrom = Date.now()
    },
  })
  if (outcome.state !== 'published') throw new Error(JSON.stringify(outcome).slice(0, 1_000))
  const result: ImportResult = {
    seconds: (performance.now() - startedAt) / 1000,
    checkSeconds: (publishFrom - checkFrom) / 1000,
    figuresSeconds: figuresSeconds(),
    peakMb: process.resourceUsage().maxRSS / 1024,
    publishFrom,
    publishTo: Date.now(),
  }
  process.send?.(result, () => process.disconnect())
}

/** Watches every statement that fills the tables of the morning page's figures. */
function timeOfFigures(): () => number {
  const ask = pg.Client.prototype.query
  let seconds = 0
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const startedAt = performance.now()
    const answer = Reflect.apply(ask, this, args)
    const [text] = args
    if (typeof text === 'string' && FIGURE_TABLES.test(text))
      void Promise.resolve(answer).then(() => {
        seconds += (performance.now() - startedAt) / 1000
      })
    return answer
  } as typeof ask
  return () => seconds
}
