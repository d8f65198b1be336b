import { Type } from 'typebox'
import { forPublic, routes } from '#server/http/routes.ts'

export const openapiRoutes = routes(
  forPublic.get(
    '/api/openapi.json',
    { keep: true, reply: Type.Unsafe<object>({ type: 'object', additionalProperties: true }) },
    async ({ server }) => server.swagger(),
  ),
)
