import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'

export const openapiRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/openapi.json',
    {
      config: { authz: 'public', keep: true },
      schema: {
        response: { 200: Type.Unsafe<object>({ type: 'object', additionalProperties: true }) },
      },
    },
    async () => app.swagger(),
  )
}
