// The few calls of S3 that a copy needs, signed by aws4fetch. A file goes in one request: sealed files of the log are small, and
// one request may carry 5 GB, which a base backup of a cooperative does not reach.

import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { OperatorError } from '../core/operator-error.ts'
import type { S3Target } from './copy-store.ts'
import type { Store, StoredFile } from './store.ts'

const ONE_REQUEST_MAX = 5 * 2 ** 30
const ANSWER_WITHIN_MS = 10 * 60_000
const TRIES = 3

export function s3Store(target: S3Target): Store {
  const client = new AwsClient({
    accessKeyId: target.accessKey,
    secretAccessKey: target.secretKey,
    region: target.region,
    service: 's3',
    retries: TRIES,
  })
  const keyOf = (name: string) => (target.folder ? `${target.folder}/${name}` : name)
  const bucket = `${target.endpoint}/${target.bucket}`
  const addressOf = (name: string) =>
    `${bucket}/${keyOf(name).split('/').map(encodeURIComponent).join('/')}`

  async function ask(what: string, address: string, init: RequestInit = {}): Promise<Response> {
    let answer: Response
    try {
      answer = await client.fetch(address, {
        ...init,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
    } catch (error) {
      throw new OperatorError(`${what}: ${target.endpoint} cannot be reached.`, { cause: error })
    }
    if (answer.ok) return answer
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? ''
    throw new OperatorError(`${what}: ${target.endpoint} answers ${answer.status} ${code}`.trim())
  }
  return {
    async list(prefix) {
      const files: StoredFile[] = []
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: keyOf(prefix),
          delimiter: '/',
          ...(token ? { 'continuation-token': token } : {}),
        })
        const listed = await (await ask(`list s3://${target.bucket}`, `${bucket}?${query}`)).text()
        files.push(...filesIn(listed, keyOf('')))
        token = textOf(listed, 'NextContinuationToken')
      }
      return files
    },
    async put(name, file) {
      if ((await stat(file)).size > ONE_REQUEST_MAX)
        throw new OperatorError(
          `${name} is larger than 5 GB, which one request to S3 cannot carry.`,
        )
      await ask(`copy ${name}`, addressOf(name), {
        method: 'PUT',
        body: await openAsBlob(file),
        // Said rather than worked out of the whole body: the file carries a fingerprint of its own.
        headers: { 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' },
      })
    },
    async download(name) {
      const { body } = await ask(`fetch ${name}`, addressOf(name))
      if (!body) throw new OperatorError(`fetch ${name}: ${target.endpoint} sends nothing.`)
      const file = join(await mkdtemp(join(tmpdir(), 'coop-copy-')), basename(name))
      await pipeline(
        Readable.fromWeb(body as ReadableStream),
        createWriteStream(file, { mode: 0o600 }),
      )
      return file
    },
    forget: (file) => rm(dirname(file), { recursive: true, force: true }),
    remove: async (name) => {
      await ask(`remove ${name}`, addressOf(name), { method: 'DELETE' })
    },
  }
}

function filesIn(xml: string, prefix: string): StoredFile[] {
  const [, ...entries] = xml.split('<Contents>')
  return entries.map((entry) => ({
    name: (textOf(entry, 'Key') ?? '').slice(prefix.length),
    bytes: Number(textOf(entry, 'Size')),
    at: new Date(textOf(entry, 'LastModified') ?? ''),
  }))
}

function textOf(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
