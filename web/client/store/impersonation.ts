// An officer takes a member's place, by a grant that is good once (docs/security.md#impersonation).

import { ApiError, CANNOT_CONNECT, redeemGrant } from '../api.ts'
import type { AreaThunk } from '../ask-in-area.ts'
import { loginSuccess, storeUser, userIn } from './authentication.ts'
import { doubtSession, untilLeft } from './member-session.ts'

/** Why not, or nothing when the officer is in; that they only look is the server's to say. */
export function enterByGrant(code: string): AreaThunk<Promise<ApiError | undefined>> {
  return async (dispatch) => {
    try {
      await untilLeft()
      const user = userIn(await redeemGrant(code))
      if (!user) throw new ApiError(200, CANNOT_CONNECT)
      if (!storeUser(user)) throw new ApiError(0, 'เบราว์เซอร์นี้ไม่อนุญาตให้เก็บข้อมูล กรุณาอนุญาตแล้วขอสิทธิ์ใหม่')
      dispatch(doubtSession())
      dispatch(loginSuccess(user))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error
    }
  }
}
