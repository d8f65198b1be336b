import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import {
  OfficerReply,
  SecondStepReply,
  StaffLoggedIn,
  StaffLogin,
  StaffProof,
  StepUp,
  StepUpReply,
} from '#contract/staff/identity.ts'
import {
  finishSignIn,
  signedInStaff,
  signInStaff,
  signOutStaff,
  stepUp,
} from '#server/identity/staff/sign-in.ts'

export const staffAuthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/auth/login',
    {
      config: { authz: 'public' },
      schema: { body: StaffLogin, response: { 200: SecondStepReply } },
    },
    (request, reply) => signInStaff(request, request.body, reply),
  )

  app.post(
    '/api/admin/auth/totp',
    {
      config: { authz: 'public', limit: { name: 'staff-totp', max: 60, seconds: 10 * 60 } },
      schema: { body: StaffProof, response: { 200: StaffLoggedIn } },
    },
    (request, reply) => finishSignIn(request, request.body, reply),
  )

  app.post(
    '/api/admin/auth/logout',
    { config: { authz: 'staff', may: 'own' }, schema: { response: { 200: OkReply } } },
    (request, reply) => signOutStaff(request, reply),
  )

  app.post(
    '/api/admin/auth/getAuthUser',
    { config: { authz: 'staff', may: 'own' }, schema: { response: { 200: OfficerReply } } },
    (request) => signedInStaff(request),
  )

  app.post(
    '/api/admin/auth/step-up',
    {
      config: { authz: 'staff', may: 'own' },
      schema: { body: StepUp, response: { 200: StepUpReply } },
    },
    (request) => stepUp(request, request.body),
  )
}
