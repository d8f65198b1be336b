// Nights of the demo cooperative, one member more or fewer each time, so that none is the one before.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSet } from '#demo/core-system/write-set.ts'
import { demoPlan } from '#scripts/demo/night.ts'
import { zipOf } from '#tests/support/outside/zip.ts'

const KINDS = 3

export class Nights {
  readonly #folder = mkdtempSync(join(tmpdir(), 'coop-nights-'))
  readonly #packed: Promise<Buffer>[] = []
  #asked = 0

  next(): Promise<Buffer> {
    const which = this.#asked++ % KINDS
    this.#packed[which] ??= this.#write(which)
    return this.#packed[which]
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #write(which: number): Promise<Buffer> {
    const plan = demoPlan(new Date())
    const folder = join(this.#folder, String(which))
    await writeSet({ ...plan, members: plan.members + 1 + which }, folder, 'utf-8')
    return zipOf(folder)
  }
}
