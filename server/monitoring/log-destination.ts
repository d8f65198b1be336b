// Where lines of the log go. Nothing of it is waited for and nothing of it throws: a disk that is full or gone, or a pipe that
// nobody reads, costs lines of the log and never an answer. What could not be written is tried again, and how much was lost is said.

import { closeSync, constants, fstatSync, mkdirSync, openSync, write, writeSync } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Lines wait for each other: writing costs more than the request. Nobody waits long to read one. */
const TOGETHER_LENGTH = 64 * 1024
const TOGETHER_MS = 500
/** What waits for a disk that is slow; then lines are lost rather than the memory that serves visitors. */
const WAITING_LENGTH_MAX = 8 * 1024 * 1024
/** Longer than this, and the log counts as failing. */
const SLOW_MS = 1_000
const LOOK_AT_FILE_MS = 1_000
const ROTATION: Rotation = { bytesMax: 20 * 1024 * 1024, files: 5 }

export interface Rotation {
  /** A file of this size is put aside and another begun. */
  bytesMax: number
  /** How many are kept beside the one that is written. */
  files: number
}

export interface LogStatus {
  failingSince: Date | undefined
  /** The system's word for it, such as ENOSPC. */
  reason: string
  /** Lines, since it began. */
  lost: number
}

const writeTo = promisify(write)

export class LogDestination {
  readonly #path: string | undefined
  readonly #rotation: Rotation
  readonly #timer: NodeJS.Timeout
  #fd: number | undefined
  #lookedAt = 0
  #waiting: string[] = []
  #length = 0
  #current = Buffer.alloc(0)
  #isWriting = false
  #isEnded = false
  #triedSince: number | undefined
  #reason = ''
  #lost = 0

  /** A file's path, or `-` for standard output. */
  constructor(file: string, rotation = ROTATION) {
    this.#path = file === '-' ? undefined : file
    this.#rotation = rotation
    this.#timer = setInterval(() => this.#start(), TOGETHER_MS).unref()
  }

  get status(): LogStatus {
    const since = this.#triedSince
    const isFailing = since !== undefined && Date.now() - since > SLOW_MS
    return {
      failingSince: isFailing ? new Date(since) : undefined,
      reason: isFailing ? this.#reason || 'EAGAIN' : '',
      lost: this.#lost,
    }
  }

  write(line: string): void {
    if (this.#isEnded) return
    if (this.#length + line.length > WAITING_LENGTH_MAX) {
      this.#lost++
      return
    }
    this.#waiting.push(line)
    this.#length += line.length
    if (this.#length > TOGETHER_LENGTH) this.#start()
  }

  /** At the end of the process, with as much as can be written at once. What is said after it is lost. */
  end(): void {
    if (this.#isEnded) return
    this.#isEnded = true
    clearInterval(this.#timer)
    // A write that is under way ends by itself, or never.
    if (this.#triedSince !== undefined && Date.now() - this.#triedSince > SLOW_MS) return
    try {
      this.#fd ??= this.#open()
      const rest = this.#isWriting ? [] : [this.#current]
      writeSync(this.#fd, Buffer.concat([...rest, Buffer.from(this.#waiting.join(''))]))
    } catch {
      // Lost.
    }
  }

  #start(): void {
    if (this.#isWriting || this.#isEnded) return
    this.#isWriting = true
    void this.#writeAll().finally(() => {
      this.#isWriting = false
    })
  }

  async #writeAll(): Promise<void> {
    while (!this.#isEnded && this.#takeNext()) {
      this.#triedSince ??= Date.now()
      try {
        const fd = await this.#file()
        const { bytesWritten } = await writeTo(fd, this.#current)
        this.#current = this.#current.subarray(bytesWritten)
        this.#written()
      } catch (error) {
        this.#reason = (error as NodeJS.ErrnoException).code ?? 'EIO'
        if (this.#reason !== 'EAGAIN') return this.#close() // tried again by the timer
        await sleep(this.status.failingSince ? TOGETHER_MS : 20, undefined, { ref: false })
      }
    }
  }

  #takeNext(): boolean {
    if (this.#current.length === 0 && this.#waiting.length > 0) {
      this.#current = Buffer.from(this.#waiting.join(''))
      this.#waiting = []
      this.#length = 0
    }
    return this.#current.length > 0
  }

  #written(): void {
    const { failingSince, reason, lost } = this.status
    this.#triedSince = undefined
    this.#reason = ''
    if (!failingSince && lost === 0) return
    this.#lost = 0
    const said = { level: 'warn', time: new Date().toISOString(), pid: process.pid }
    const msg = 'the log could not be written'
    // Before what waits, and whether there is room for it or not.
    this.#waiting.unshift(
      `${JSON.stringify({ ...said, since: failingSince, reason, lost, msg })}\n`,
    )
  }

  /** Open, and still the one at its path: another process may have put it aside. */
  async #file(): Promise<number> {
    this.#fd ??= this.#open()
    if (!this.#path || Date.now() - this.#lookedAt < LOOK_AT_FILE_MS) return this.#fd
    this.#lookedAt = Date.now()
    const atPath = await stat(this.#path).catch(() => undefined)
    const isTooLarge = atPath?.isFile() && atPath.size > this.#rotation.bytesMax
    if (isTooLarge) await this.#putAside(this.#path)
    if (!isTooLarge && atPath?.ino === fstatSync(this.#fd).ino) return this.#fd
    this.#close()
    this.#fd = this.#open()
    return this.#fd
  }

  async #putAside(path: string): Promise<void> {
    for (let number = this.#rotation.files - 1; number > 0; number--)
      await rename(`${path}.${number}`, `${path}.${number + 1}`).catch(() => undefined)
    await rename(path, `${path}.1`)
  }

  #open(): number {
    if (!this.#path) return standardOutput()
    mkdirSync(dirname(this.#path), { recursive: true })
    const { O_WRONLY, O_APPEND, O_CREAT, O_NONBLOCK } = constants
    return openSync(this.#path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK, 0o600)
  }

  #close(): void {
    if (this.#fd !== undefined && this.#path) closeSync(this.#fd)
    this.#fd = undefined
  }
}

/** Node makes a pipe or a socket fail rather than wait for its reader, once its stream has been asked for. */
export function standardOutput(): number {
  return process.stdout.fd
}
