// Where the figures of a night are read: from a standby that has this night, else from the primary.

import { openWhenRead, type Reader } from '#database/core/reader.ts'
import type { Standbys } from '#database/core/standbys.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import type { Ask } from './night-reading.ts'

/** No name of a standby, which is an address and a port. */
const PRIMARY = 'primary'

export interface NightQuestions {
  /** Of this night, or of the primary's word that there is another. */
  ask: Ask
  end(): Promise<void>
}

export class NightSource {
  readonly standbys: Standbys | undefined
  /** Questions answered since the start, by who answered them. */
  readonly reads = new Map<string, number>([[PRIMARY, 0]])

  constructor(standbys?: Standbys) {
    this.standbys = standbys
  }

  /** `askPrimary` refuses another night; what a standby says is taken only of this one, so that it is never an older. */
  open(reader: Reader, runId: number, askPrimary: Ask): NightQuestions {
    const { standbys } = this
    const standby = standbys?.having(runId)
    if (!standbys || !standby) return { ask: this.#counted(askPrimary), end: async () => undefined }

    const opened = openWhenRead(standby.db, reader)
    let hasNight: Promise<boolean> | undefined
    return {
      ask: async (query, ...args) => {
        try {
          hasNight ??= opened.ask(publicationNow).then((now) => now?.run_id === runId)
          const [isOfThisNight, rows] = await Promise.all([hasNight, opened.ask(query, ...args)])
          if (isOfThisNight) {
            this.#count(standby.name)
            return rows
          }
        } catch (error) {
          standbys.failed(standby, error)
        }
        return this.#counted(askPrimary)(query, ...args)
      },
      end: () => opened.end().catch(() => undefined),
    }
  }

  #counted(ask: Ask): Ask {
    return (query, ...args) => {
      this.#count(PRIMARY)
      return ask(query, ...args)
    }
  }

  #count(source: string): void {
    this.reads.set(source, (this.reads.get(source) ?? 0) + 1)
  }
}
