// Built files that are not of this release. While hosts are updated one after the other, a page of one release asks the host
// of another for its scripts: so every process puts its own files into the database as it starts, and sends from there
// what it has not itself (docs/decisions/0032-rolling-updates.md).

import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import {
  putWebAsset,
  renewWebAssets,
  type WebAsset,
  webAsset,
  webAssetNames,
} from '#database/queries/site/web-asset.ts'
import { type Finished, finish } from './encodings.ts'

/** As Vite names them: whoever tries other names costs nothing. */
const HASHED_NAME = /^[\w.-]+-[\w-]{8}\.(?:js|css|svg|woff2)$/
/** Names are read at most so often, however many are asked for that nobody has. */
const READ_EVERY_MS = 1_000
const BYTES_MAX = 16 * 1024 * 1024
const BROTLI_QUALITY = 5

interface Parts {
  db: Db
  sealing: Sealing
}

/** Before the port is opened, and again now and then: what nobody has served for a month is removed. */
export async function publishAssets(
  { db, sealing }: Parts,
  files: Map<string, Finished>,
): Promise<void> {
  const present = await renewWebAssets(db, [...files.keys()])
  for (const [name, { bodies }] of files) {
    const { body } = bodies.identity
    const seal = sealing.index(sealedText(name, body))
    if (!present.get(name)?.equals(seal)) await putWebAsset(db, { name, body, seal })
  }
}

export class OtherReleases {
  readonly #parts: Parts
  readonly #typeOf: (name: string) => string
  readonly #found = new Map<string, Finished>()
  #bytes = 0
  #names: ReadonlySet<string> = new Set()
  #readAt = Number.NEGATIVE_INFINITY
  #nextReading: Promise<ReadonlySet<string>> | undefined

  /** `parts` is looked at with each question. */
  constructor(parts: Parts, typeOf: (name: string) => string) {
    this.#parts = parts
    this.#typeOf = typeOf
  }

  async find(name: string): Promise<Finished | undefined> {
    const before = this.#found.get(name)
    if (before) return before
    if (!HASHED_NAME.test(name)) return undefined
    if (!this.#names.has(name) && !(await this.#readNames()).has(name)) return undefined
    const row = await webAsset(this.#parts.db, name)
    if (!row || !isSealed(this.#parts.sealing, row)) return undefined
    const file = await finish(row.body, this.#typeOf(name), BROTLI_QUALITY)
    this.#remember(name, file)
    return file
  }

  /** A reading that begins after it was asked for, so that what another host has just put there is seen. */
  #readNames(): Promise<ReadonlySet<string>> {
    this.#nextReading ??= this.#readInTurn()
    return this.#nextReading
  }

  async #readInTurn(): Promise<ReadonlySet<string>> {
    await sleep(Math.max(0, this.#readAt + READ_EVERY_MS - performance.now()))
    this.#nextReading = undefined
    this.#readAt = performance.now()
    this.#names = await webAssetNames(this.#parts.db)
    return this.#names
  }

  #remember(name: string, file: Finished) {
    if (this.#bytes + file.bytes > BYTES_MAX) {
      this.#found.clear()
      this.#bytes = 0
    }
    this.#found.set(name, file)
    this.#bytes += file.bytes
  }
}

function isSealed(sealing: Sealing, { name, body, seal }: WebAsset): boolean {
  return sealing.indexes(sealedText(name, body)).some((one) => one.equals(seal))
}

function sealedText(name: string, body: Buffer): string {
  const fingerprint = createHash('sha256').update(body).digest('hex')
  return `web asset ${name} ${fingerprint}`
}
