// Copies of backups in a bucket, against a server that checks each signature.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3Server } from '#tests/support/outside/s3-server.ts'
import { s3Store } from './s3-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'coop-s3-test-'))
let server: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  server = await startS3Server()
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a file comes back from the bucket byte by byte, is listed with its size, and is gone once removed', async () => {
  const store = s3Store(server.target)
  const bytes = randomBytes(70_000)
  await store.put('wal/000000010000000000000003.sealed', fileOf(bytes))
  await store.put('base/nightly 17.base', fileOf(Buffer.from('small')))

  expect(await store.list('wal/')).toMatchObject([
    { name: 'wal/000000010000000000000003.sealed', bytes: 70_000 },
  ])
  expect(await store.list('base/')).toMatchObject([{ name: 'base/nightly 17.base', bytes: 5 }])
  const back = await store.download('wal/000000010000000000000003.sealed')
  expect(readFileSync(back).equals(bytes)).toBe(true)
  await store.forget(back)

  await store.remove('wal/000000010000000000000003.sealed')
  await store.remove('base/nightly 17.base')
  expect(await store.list('wal/')).toEqual([])
  await expect(store.download('base/nightly 17.base')).rejects.toThrow('404 NoSuchKey')
})

test('a large base backup goes in parts and comes back whole', async () => {
  const store = s3Store(server.target, 6 * 2 ** 20)
  const bytes = randomBytes(13 * 2 ** 20)
  await store.put('base/large.base', fileOf(bytes))
  expect(await store.list('base/')).toMatchObject([
    { name: 'base/large.base', bytes: 13 * 2 ** 20 },
  ])
  const back = await store.download('base/large.base')
  expect(readFileSync(back).equals(bytes)).toBe(true)
  await store.forget(back)
})

test('what a bucket lists in several answers is all listed', async () => {
  // The server above makes no second answer on this version of Node, so this one does.
  const answers = createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token')
    const entry = (name: string) =>
      `<Contents><Key>coop/wal/${name}</Key><Size>1</Size><LastModified>2026-11-17T00:00:00Z</LastModified></Contents>`
    response.end(
      token === 'a&b'
        ? `<ListBucketResult>${entry('2.sealed')}</ListBucketResult>`
        : `<ListBucketResult>${entry('1.sealed')}<NextContinuationToken>a&amp;b</NextContinuationToken></ListBucketResult>`,
    )
  })
  await new Promise<void>((resolve) => answers.listen(0, '127.0.0.1', resolve))
  const { port } = answers.address() as AddressInfo
  const store = s3Store({ ...server.target, endpoint: `http://127.0.0.1:${port}` })
  const names = (await store.list('wal/')).map(({ name }) => name)
  answers.close()
  expect(names).toEqual(['wal/1.sealed', 'wal/2.sealed'])
})

test('a wrong secret, a bucket that is not there and a server that is gone are told in a sentence each', async () => {
  const file = fileOf(Buffer.from('x'))
  const asking = (change: object) => s3Store({ ...server.target, ...change }).put('x.backup', file)
  await expect(asking({ secretKey: 'guessed' })).rejects.toThrow(
    'answers 403 SignatureDoesNotMatch',
  )
  await expect(asking({ bucket: 'nowhere' })).rejects.toThrow('answers 404 NoSuchBucket')
  await expect(asking({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow('cannot be reached')
  expect(await s3Store(server.target).list('')).toEqual([])
})

let written = 0
function fileOf(bytes: Buffer): string {
  const file = join(folder, `file-${++written}`)
  writeFileSync(file, bytes)
  return file
}
