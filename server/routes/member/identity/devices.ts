import { DeviceSignOut, DevicesReply, OkReply } from '#contract/member/identity.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { readOwnDevices, signOutDevices } from '#server/identity/own-devices.ts'

export const deviceRoutes = routes(
  forMember.get('/devices', { reply: DevicesReply }, readOwnDevices),
  forMember.post('/devices/sign-out', { body: DeviceSignOut, reply: OkReply }, signOutDevices),
)
