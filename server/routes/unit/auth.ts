import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { UnitSignedIn, UnitSignIn, UnitUserReply } from '#contract/unit/auth.ts'
import { signedInUnit, signInUnit, signOutUnit } from '#server/identity/unit-sign-in.ts'

export const unitAuthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/auth/login',
    { config: { authz: 'public' }, schema: { body: UnitSignIn, response: { 200: UnitSignedIn } } },
    (request, reply) => signInUnit(request, request.body, reply),
  )

  app.post(
    '/auth/logout',
    { config: { authz: 'unit' }, schema: { response: { 200: OkReply } } },
    (request, reply) => signOutUnit(request, reply),
  )

  app.post(
    '/auth/getAuthUser',
    { config: { authz: 'unit' }, schema: { response: { 200: UnitUserReply } } },
    (request) => signedInUnit(request),
  )
}
