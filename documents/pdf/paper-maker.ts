// Papers are made one at a time in one process beside ours, so that printing never holds up the pages.

import { join } from 'node:path'
import type { Papers } from '../paper/papers.ts'
import { printable } from './printable.ts'
import { startTypst, type TypstProcess } from './typst-process.ts'
import { PaperFault } from './typst-thread.ts'

export interface PaperMaker<Known = Papers> {
  /** Aborting gives up a paper that waits; one under way is finished and thrown away. */
  pdf<Name extends keyof Known & string>(
    template: Name,
    data: Known[Name],
    signal?: AbortSignal,
  ): Promise<Uint8Array>
  close(): Promise<void>
}

export interface PaperMakerSettings {
  queueMax: number // papers that may wait while one is made
  limitMs?: number // for one paper
  papersPerThread?: number
  memoryMax?: number
  templates?: string
  wasmOnly?: boolean // also where the native compiler is
  nodeFlags?: string[] // for the process that prints
}

/** As many papers wait already as may; whoever asks should come back later. */
export class PaperQueueFull extends Error {
  override name = 'PaperQueueFull'
}

export class PaperTooSlow extends PaperFault {
  override name = 'PaperTooSlow'
}

export class PaperMakerClosed extends Error {
  override name = 'PaperMakerClosed'
}

const LIMIT_MS = 30_000
// The compiler never gives memory back: about 1 MB for a paper of one page, 190 for the first list of 2,000 people and 100 for
// each after it, which is a quarter faster. Of the native one the whole process counts, which levels off below this.
const PAPERS_PER_THREAD = 200
const MEMORY_MAX = 512 * 1024 * 1024
const TEMPLATES = join(import.meta.dirname, '../templates')

interface Order extends PromiseWithResolvers<Uint8Array> {
  template: string
  json: string
}

export function createPaperMaker<Known = Papers>({
  queueMax,
  limitMs = LIMIT_MS,
  papersPerThread = PAPERS_PER_THREAD,
  memoryMax = MEMORY_MAX,
  templates = TEMPLATES,
  wasmOnly = false,
  nodeFlags = [],
}: PaperMakerSettings): PaperMaker<Known> {
  const waiting = new Set<Order>()
  let printer: TypstProcess | undefined
  let working = false
  let closed = false

  async function work(): Promise<void> {
    working = true
    for (const order of waiting) {
      waiting.delete(order)
      await make(order).then(order.resolve, order.reject)
    }
    working = false
  }

  async function make({ template, json }: Order): Promise<Uint8Array> {
    const ready = readyPrinter()
    try {
      if (closed) throw new PaperMakerClosed()
      return await inTime(ready.print({ template, json }))
    } catch (error) {
      throw closed ? new PaperMakerClosed() : error
    } finally {
      if (closed) await ready.end()
    }
  }

  function readyPrinter(): TypstProcess {
    if (printer?.isDead()) printer = undefined
    printer ??= startTypst({ templates, papersPerThread, memoryMax, wasmOnly }, nodeFlags)
    return printer
  }

  async function inTime(paper: Promise<Uint8Array>): Promise<Uint8Array> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new PaperTooSlow(`over ${limitMs} ms`)), limitMs)
    try {
      return await Promise.race([paper, late.promise])
    } catch (error) {
      if (error instanceof PaperTooSlow) await printer?.end()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async pdf(template, data, signal) {
      signal?.throwIfAborted()
      if (closed) throw new PaperMakerClosed()
      if (working && waiting.size >= queueMax) throw new PaperQueueFull()

      const order: Order = { template, json: jsonOf(data), ...Promise.withResolvers<Uint8Array>() }
      function giveUp(): void {
        waiting.delete(order)
        order.reject(signal?.reason)
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      waiting.add(order)
      if (!working) void work()
      return order.promise.finally(() => signal?.removeEventListener('abort', giveUp))
    },

    async close() {
      closed = true
      for (const { reject } of waiting) reject(new PaperMakerClosed())
      waiting.clear()
      await printer?.end()
    },
  }
}

function jsonOf(data: unknown): string {
  return JSON.stringify(data, (name, value) =>
    // A picture is not words: made printable it would be cut.
    typeof value === 'string' && name !== 'emblem' ? printable(value) : value,
  )
}
