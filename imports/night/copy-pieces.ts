// Lines of COPY, written into buffers as they come. Put together as one long text first, each line's many short texts were
// kept until then, and moved about by the garbage collector.

const PIECE_BYTES = 128 * 1024
/** Of UTF-8, for one unit of a JavaScript text. */
const BYTES_MAX = 3

export class CopyPieces {
  #full: Buffer[] = []
  #open = Buffer.allocUnsafe(PIECE_BYTES)
  #written = 0

  add(line: string): void {
    if (this.#written + line.length * BYTES_MAX > PIECE_BYTES) this.#close()
    if (line.length * BYTES_MAX > PIECE_BYTES) this.#full.push(Buffer.from(line))
    else this.#written += this.#open.write(line, this.#written)
  }

  /** What no further line goes into. */
  takeFull(): Buffer[] {
    const full = this.#full
    this.#full = []
    return full
  }

  takeAll(): Buffer[] {
    this.#close()
    return this.takeFull()
  }

  #close(): void {
    if (this.#written === 0) return
    this.#full.push(this.#open.subarray(0, this.#written))
    this.#open = Buffer.allocUnsafe(PIECE_BYTES)
    this.#written = 0
  }
}
