import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DeviceSignOut, DevicesReply, OkReply } from '#contract/member/identity.ts'
import { readOwnDevices, signOutDevices } from '#server/identity/own-devices.ts'

export const deviceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/devices',
    { config: { authz: 'member' }, schema: { response: { 200: DevicesReply } } },
    (request) => readOwnDevices(request),
  )

  app.post(
    '/devices/sign-out',
    { config: { authz: 'member' }, schema: { body: DeviceSignOut, response: { 200: OkReply } } },
    (request) => signOutDevices(request, request.body),
  )
}
