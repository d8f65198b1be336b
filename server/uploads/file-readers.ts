// Files that somebody sent are read in threads of their own: one that takes too long, or more memory than a file needs,
// costs its sender a sentence and nobody else anything. Every reader of sent files is called through here.

import { Worker } from 'node:worker_threads'
import { concurrencyLimit } from '../http/concurrency-limit.ts'
import { Refusal } from '../http/errors.ts'
import type { Answer, Readers } from './file-reader-thread.ts'

type Read<Name extends keyof Readers> = Awaited<ReturnType<Readers[Name]>>

const THREAD = new URL('./file-reader-thread.ts', import.meta.url)
/** With the start of a thread, which a busy machine takes seconds for. */
const LIMIT_MS = 10_000
const HEAP_MB = 256
/** A thread that nobody needs gives its memory back. */
const IDLE_MS = 60_000

// Strangers' files wait for each other, and never take both threads.
const everybody = concurrencyLimit(2, 40)
const strangers = concurrencyLimit(1, 10)

const idle = new Set<FileReader>()

/** What the reader of this name makes of a file. Refused as the reader refuses, and also where it does not end in time. */
export function readSentFile<Name extends keyof Readers>(
  name: Name,
  ...given: Parameters<Readers[Name]>
): Promise<Read<Name>> {
  return everybody(() => readBy(false, name, given))
}

/** The same for whoever has not signed in, in a thread that takes what the others leave of the processor. */
export function readStrangersFile<Name extends keyof Readers>(
  name: Name,
  ...given: Parameters<Readers[Name]>
): Promise<Read<Name>> {
  return strangers(() => everybody(() => readBy(true, name, given)))
}

async function readBy<Name extends keyof Readers>(
  isLast: boolean,
  name: Name,
  given: Parameters<Readers[Name]>,
): Promise<Read<Name>> {
  const reader = [...idle].find((one) => one.isLast === isLast) ?? new FileReader({ isLast })
  idle.delete(reader)
  try {
    return await reader.read<Name>(name, given)
  } finally {
    if (!reader.isGone) rest(reader)
  }
}

function rest(reader: FileReader): void {
  idle.add(reader)
  reader.endAfter(IDLE_MS)
}

/** One thread, which reads one file at a time. It is ended, and not asked to stop, when a file's time is up. */
export class FileReader {
  readonly #thread: Worker
  /** Everything else goes first. */
  readonly isLast: boolean
  #answer: (answer: Answer) => void = () => undefined
  #timer: NodeJS.Timeout | undefined
  isGone = false

  constructor({ isLast = false, heapMb = HEAP_MB } = {}) {
    this.isLast = isLast
    const resourceLimits = { maxOldGenerationSizeMb: heapMb }
    this.#thread = new Worker(THREAD, { resourceLimits, workerData: { isLast } })
    this.#thread.on('message', (answer: Answer) => this.#answer(answer))
    this.#thread.on('error', (error: Error & { code?: string }) => {
      const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      this.#end(isTooMuch ? TOO_LONG : { fault: error })
    })
    this.#thread.on('exit', () => this.#end(TOO_LONG))
    this.#thread.unref()
  }

  async read<Name extends keyof Readers>(
    name: Name,
    given: Parameters<Readers[Name]>,
    limitMs = LIMIT_MS,
  ): Promise<Read<Name>> {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    this.#answer = resolve
    this.endAfter(limitMs)
    this.#thread.ref()
    this.#thread.postMessage({ name, given })
    const answer = await promise
    this.#thread.unref()
    clearTimeout(this.#timer)
    if ('read' in answer) return withBuffers(answer.read) as Read<Name>
    if ('refused' in answer) throw new Refusal(400, answer.refused)
    throw answer.fault
  }

  endAfter(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#end(TOO_LONG), ms).unref()
  }

  #end(answer: Answer): void {
    clearTimeout(this.#timer)
    this.isGone = true
    idle.delete(this)
    this.#answer(answer)
    this.#thread.terminate()
  }
}

const TOO_LONG: Answer = {
  refused: 'ไฟล์นี้ซับซ้อนเกินกว่าจะตรวจได้ในเวลาที่กำหนด กรุณาบันทึกไฟล์ใหม่ให้เล็กหรือเรียบง่ายลงแล้วลองอีกครั้ง',
}

/** Bytes come over as plain ones. */
export function withBuffers(value: unknown): unknown {
  if (value instanceof Uint8Array)
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (!(value instanceof Object && 'bytes' in value)) return value
  return { ...value, bytes: withBuffers(value.bytes) }
}
