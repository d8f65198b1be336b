// The few calls of S3 that a copy needs, signed by aws4fetch. Files of the log are small and go in one request; a base backup
// goes in parts, since one request may carry 5 GB, and a part that fails is sent again without the others.

import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { OperatorError } from '../core/operator-error.ts'
import type { S3Target } from './copy-store.ts'
import type { Store, StoredFile } from './store.ts'

// Of these S3 takes 10,000 for a file: 640 GB.
const PART_BYTES = 64 * 2 ** 20
const ANSWER_WITHIN_MS = 10 * 60_000
const TRIES = 3

export function s3Store(target: S3Target, partBytes = PART_BYTES): Store {
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

  const send = (name: string, address: string, body: Blob) =>
    ask(`copy ${name}`, address, {
      ...{ method: 'PUT', body },
      // Said rather than worked out of the whole body: the file carries a fingerprint of its own.
      headers: { 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' },
    })

  /** Nothing is there under the name until the last call. */
  async function putInParts(name: string, body: Blob): Promise<void> {
    const address = addressOf(name)
    const begun = await ask(`copy ${name}`, `${address}?uploads=`, { method: 'POST' })
    const upload = encodeURIComponent(textOf(await begun.text(), 'UploadId') ?? '')
    try {
      const parts: string[] = []
      for (let from = 0; from < body.size; from += partBytes) {
        const number = parts.length + 1
        const part = body.slice(from, from + partBytes)
        const sent = await send(name, `${address}?partNumber=${number}&uploadId=${upload}`, part)
        const etag = sent.headers.get('etag') ?? ''
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`)
      }
      const joined = await ask(`copy ${name}`, `${address}?uploadId=${upload}`, {
        method: 'POST',
        body: `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
      })
      // Joining takes a while, so S3 says at once that all is well, and what went wrong in the answer's text.
      if (!(await joined.text()).includes('<CompleteMultipartUploadResult'))
        throw new OperatorError(`copy ${name}: ${target.endpoint} did not join the parts.`)
    } catch (error) {
      // Parts that nobody joins are paid for until somebody removes them.
      await ask(`copy ${name}`, `${address}?uploadId=${upload}`, { method: 'DELETE' }).catch(
        () => undefined,
      )
      throw error
    }
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
      const body = await openAsBlob(file)
      if (body.size > partBytes) return putInParts(name, body)
      await send(name, addressOf(name), body)
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
