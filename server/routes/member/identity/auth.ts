import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AuthUser, LoggedIn, Login, OkReply } from '#contract/member/identity.ts'
import { signedInMember, signInMember, signOutMember } from '#server/identity/member-sign-in.ts'

export const authRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/auth/login',
    { config: { authz: 'public' }, schema: { body: Login, response: { 200: LoggedIn } } },
    (request, reply) => signInMember(request, request.body, reply),
  )

  app.post(
    '/auth/logout',
    {
      config: { authz: 'member', readSafe: true, beforeTerms: true },
      schema: { response: { 200: OkReply } },
    },
    (request, reply) => signOutMember(request, reply),
  )

  app.post(
    '/auth/getAuthUser',
    {
      config: { authz: 'member', readSafe: true, beforeTerms: true },
      schema: { response: { 200: AuthUser } },
    },
    (request) => signedInMember(request),
  )
}
