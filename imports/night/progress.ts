// How far a run is: told to whoever started it, and written down for whoever watches.

import type pg from 'pg'
import { type RunProgress, reportProgress, type Stage } from '#database/import/import-run.ts'
import { CancelledRun } from './problems.ts'

const EVERY_MS = 500

// Where in the whole each stage begins and ends, as measured on a million movements.
// biome-ignore format: a table reads in columns
const PERCENT: Record<Stage, readonly [number, number]> = {
  read: [0, 8], copy: [8, 75], check: [75, 98], publish: [98, 99], done: [100, 100],
}

export class Progress {
  readonly #control: pg.Client
  readonly #runId: number
  readonly #tell: (stage: Stage, percent: number) => void
  readonly #now: RunProgress = { stage: 'read', percent: 0, bytesDone: 0, rowsDone: 0 }
  #done = 0
  #total = 0
  #toldAt = Number.NEGATIVE_INFINITY
  #writing: Promise<void> = Promise.resolve()
  #isUnwanted = false

  constructor(control: pg.Client, runId: number, tell: (stage: Stage, percent: number) => void) {
    this.#control = control
    this.#runId = runId
    this.#tell = tell
  }

  /** `total` is bytes or questions, whatever the stage counts by. */
  async enter(stage: Stage, total: number): Promise<void> {
    this.#now.stage = stage
    this.#done = 0
    this.#total = total
    this.#report()
    this.#toldAt = Number.NEGATIVE_INFINITY // its first step is told at once
    await this.#writing
    this.#stopIfUnwanted()
  }

  readonly onBytes = (bytes: number, rows = 0): void => {
    this.#now.bytesDone = this.#done + bytes
    this.#now.rowsDone += rows
    this.advance(bytes)
  }

  advance(count: number): void {
    this.#stopIfUnwanted()
    this.#done += count
    if (performance.now() - this.#toldAt >= EVERY_MS) this.#report()
  }

  /** Thrown in the midst of reading, copying or checking; whoever runs it clears up. */
  #stopIfUnwanted(): void {
    if (this.#isUnwanted) throw new CancelledRun('cancelled')
  }

  #report(): void {
    this.#toldAt = performance.now()
    const [from, to] = PERCENT[this.#now.stage]
    const share = this.#total === 0 ? 0 : Math.min(1, this.#done / this.#total)
    this.#now.percent = Math.floor(from + (to - from) * share)
    const { stage, percent } = this.#now
    this.#tell(stage, percent)
    const written = { ...this.#now }
    this.#writing = this.#writing.then(async () => {
      this.#isUnwanted ||= await reportProgress(this.#control, this.#runId, written)
    })
    this.#writing.catch(() => undefined) // awaited when the next stage is entered
  }
}
