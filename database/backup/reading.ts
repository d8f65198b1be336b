import { BadBackup } from './container.ts'
import { END_OF_ROWS } from './snapshot.ts'

const NEWLINE = Buffer.from('\n')
const END = Buffer.from(`\n${END_OF_ROWS}`)

/** What a snapshot wrote, read again in its order: a line, the rows of a table, a line. */
export class Reading {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async line<T>(): Promise<T> {
    let end = this.#rest.indexOf(NEWLINE)
    while (end < 0) {
      this.#rest = Buffer.concat([this.#rest, await this.#next()])
      end = this.#rest.indexOf(NEWLINE)
    }
    const text = this.#rest.toString('utf8', 0, end)
    this.#rest = this.#rest.subarray(end + 1)
    return JSON.parse(text)
  }

  /** Up to the mark that ends them, which is none of them. */
  async *rows(): AsyncGenerator<Buffer> {
    // As if a line had just ended, so that the mark of an empty table is found like any other.
    let held = Buffer.concat([NEWLINE, this.#rest])
    let skip = 1
    for (;;) {
      const end = held.indexOf(END)
      if (end >= 0) {
        if (end + 1 > skip) yield held.subarray(skip, end + 1)
        this.#rest = held.subarray(end + END.length)
        return
      }
      // The last bytes may be the beginning of the mark.
      const cut = held.length - END.length + 1
      if (cut > skip) {
        yield held.subarray(skip, cut)
        held = held.subarray(cut)
        skip = 0
      }
      held = Buffer.concat([held, await this.#next()])
    }
  }

  async #next(): Promise<Buffer> {
    const { value, done } = await this.#source.next()
    if (done) throw new BadBackup('ไฟล์สำรองจบก่อนที่ควร')
    return value
  }
}
