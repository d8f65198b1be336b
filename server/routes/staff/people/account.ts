// The officer's own page: where they are signed in, their password, their recovery codes.

import { DeviceSignOut, DevicesReply, OkReply } from '#contract/member/identity.ts'
import { OwnAccountReply, OwnPassword, RecoveryCodesReply } from '#contract/staff/people.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import {
  changeStaffPassword,
  readStaffAccount,
  readStaffDevices,
  renewRecoveryCodes,
  signOutStaffDevices,
} from '#server/identity/staff/account.ts'

const own = forStaff('own')

export const ownAccountRoutes = routes(
  own.get('/account', { reply: OwnAccountReply }, readStaffAccount),
  own.get('/devices', { reply: DevicesReply }, readStaffDevices),
  own.post('/devices/sign-out', { body: DeviceSignOut, reply: OkReply }, signOutStaffDevices),
  own.post('/account/password', { body: OwnPassword, reply: OkReply }, changeStaffPassword),
  own.post(
    '/account/recovery-codes',
    { stepUp: true, reply: RecoveryCodesReply },
    renewRecoveryCodes,
  ),
)
