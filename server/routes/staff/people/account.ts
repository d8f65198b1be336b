// The officer's own page: where they are signed in, their password, their recovery codes.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DeviceSignOut, DevicesReply, OkReply } from '#contract/member/identity.ts'
import { OwnAccountReply, OwnPassword, RecoveryCodesReply } from '#contract/staff/people.ts'
import {
  changeStaffPassword,
  readStaffAccount,
  readStaffDevices,
  renewRecoveryCodes,
  signOutStaffDevices,
} from '#server/identity/staff/account.ts'

const OWN = { authz: 'staff', may: 'own' } as const

export const ownAccountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/account',
    { config: OWN, schema: { response: { 200: OwnAccountReply } } },
    (request) => readStaffAccount(request),
  )

  app.get(
    '/api/admin/devices',
    { config: OWN, schema: { response: { 200: DevicesReply } } },
    (request) => readStaffDevices(request),
  )

  app.post(
    '/api/admin/devices/sign-out',
    { config: OWN, schema: { body: DeviceSignOut, response: { 200: OkReply } } },
    (request) => signOutStaffDevices(request, request.body),
  )

  app.post(
    '/api/admin/account/password',
    { config: OWN, schema: { body: OwnPassword, response: { 200: OkReply } } },
    (request) => changeStaffPassword(request, request.body),
  )

  app.post(
    '/api/admin/account/recovery-codes',
    { config: { ...OWN, stepUp: true }, schema: { response: { 200: RecoveryCodesReply } } },
    (request) => renewRecoveryCodes(request),
  )
}
