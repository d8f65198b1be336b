// Papers are made one at a time in one process beside ours, so that printing never holds up the pages.

import { join } from 'node:path'
import type { Papers } from '../papers.ts'
import { printable } from './printable.ts'
import { PaperFault, startTypst, type TypstProcess } from './typst-process.ts'

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
  papersPerProcess?: number
  memoryMax?: number // with more after a paper the printer starts anew
  restAbove?: number // with more than this it does when nobody prints for a while
  restAfterMs?: number
  templates?: string
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
// The compiler never gives memory back: about 1 MB for a paper of one page and 13 for 360 rows.
const PAPERS_PER_PROCESS = 200
// Code that has run before runs twice as fast, so a printer is kept for the next long list; but not held for nothing.
const MEMORY_MAX = 640 * 1024 * 1024
const REST_ABOVE = 128 * 1024 * 1024
const REST_AFTER_MS = 60_000
const TEMPLATES = join(import.meta.dirname, '../templates')

interface Order extends PromiseWithResolvers<Uint8Array> {
  template: string
  json: string
}

export function createPaperMaker<Known = Papers>({
  queueMax,
  limitMs = LIMIT_MS,
  papersPerProcess = PAPERS_PER_PROCESS,
  memoryMax = MEMORY_MAX,
  restAbove = REST_ABOVE,
  restAfterMs = REST_AFTER_MS,
  templates = TEMPLATES,
}: PaperMakerSettings): PaperMaker<Known> {
  const waiting = new Set<Order>()
  let printer: TypstProcess | undefined
  let resting: NodeJS.Timeout | undefined
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
    clearTimeout(resting)
    const ready = readyPrinter()
    try {
      if (closed) throw new PaperMakerClosed()
      return await inTime(ready.print({ template, json }))
    } catch (error) {
      throw closed ? new PaperMakerClosed() : error
    } finally {
      await replaceWhenSpent(ready)
    }
  }

  function readyPrinter(): TypstProcess {
    if (printer?.state().dead) printer = undefined
    printer ??= startTypst(templates)
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

  async function replaceWhenSpent(used: TypstProcess): Promise<void> {
    const { papers, memory, dead } = used.state()
    const isSpent = closed || dead || papers >= papersPerProcess || memory >= memoryMax
    if (isSpent) await retire(used)
    else if (memory >= restAbove) resting = setTimeout(() => retire(used), restAfterMs).unref()
  }

  async function retire(used: TypstProcess): Promise<void> {
    printer = undefined
    await used.end()
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
      clearTimeout(resting)
      for (const { reject } of waiting) reject(new PaperMakerClosed())
      waiting.clear()
      await printer?.end()
    },
  }
}

function jsonOf(data: unknown): string {
  return JSON.stringify(data, (_, value) => (typeof value === 'string' ? printable(value) : value))
}
