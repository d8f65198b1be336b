import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { extendDocumentTimeout } from './document-timeout.ts'

test('a paper may take longer than a page, but only for somebody who signed in', async () => {
  const app = Fastify({ handlerTimeout: 300, connectionTimeout: 300 })
  extendDocumentTimeout(app, 30_000)
  const late = async () => {
    await sleep(1_500)
    return 'made'
  }
  app.get('/unit/paper', { config: { authz: 'unit', answers: 'file' } }, late)
  app.get('/public/paper', { config: { authz: 'public', answers: 'file' } }, late)
  app.get('/unit/page', { config: { authz: 'unit' } }, late)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const said = async (path: string) =>
    (await fetch(address + path).catch(() => undefined))?.status ?? 'cut'
  try {
    expect(await said('/unit/paper')).toBe(200)
    expect(await said('/public/paper')).not.toBe(200)
    expect(await said('/unit/page')).not.toBe(200)
  } finally {
    await app.close()
  }
})
