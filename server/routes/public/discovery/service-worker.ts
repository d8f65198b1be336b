import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'

const FILE = join(import.meta.dirname, '..', '..', '..', '..', 'web', 'service-worker.js')

/** At the root, because a service worker sees no more than the folder it comes from. */
export const serviceWorkerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // Another release draws another page, and is told by another text.
  const script = readFileSync(FILE, 'utf8').replace('RELEASE', app.assets.release)
  app.get(
    '/sw.js',
    {
      config: { authz: 'public', answers: 'page' },
      schema: { response: { 200: Type.Unsafe<string>({ type: 'string' }) } },
    },
    async (_, reply) => reply.type('text/javascript; charset=utf-8').send(script),
  )
}
