// An officer takes a member's place, by a grant that is good once (docs/security.md#impersonation).

import { ApiError, CANNOT_CONNECT, redeemGrant } from '../api.ts'
import type { AreaThunk } from '../ask-in-area.ts'
import { userIn } from '../store/authentication.ts'
import { memberSession } from './member-session.ts'

/** Why not, or nothing when the officer is in; that they only look is the server's to say. */
export function enterByGrant(code: string): AreaThunk<Promise<ApiError | undefined>> {
  return async (dispatch) => {
    try {
      await memberSession.untilSignedOut()
      const user = userIn(await redeemGrant(code))
      if (!user) throw new ApiError(200, CANNOT_CONNECT)
      if (!dispatch(memberSession.admitUnasked(user)))
        throw new ApiError(0, 'เบราว์เซอร์นี้ไม่อนุญาตให้เก็บข้อมูล กรุณาอนุญาตแล้วขอสิทธิ์ใหม่')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error
    }
  }
}
