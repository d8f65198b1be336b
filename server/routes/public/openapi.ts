import { Type } from 'typebox'
import { forPublic, forStaff } from '#server/http/routes.ts'

const AT = '/api/openapi.json'
const reply = Type.Unsafe<object>({ type: 'object', additionalProperties: true })

/** What every call takes and answers: for whoever tries the software, */
export const openapiRoute = forPublic.get(AT, { keep: true, reply }, async ({ server }) =>
  server.swagger(),
)

/** and in production for officers only. */
export const openapiRouteForStaff = forStaff('own').get(AT, { reply }, async ({ server }) =>
  server.swagger(),
)
