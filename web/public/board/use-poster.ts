import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { StoredUser } from '../../client/store/authentication.ts'
import type { State } from '../../client/store/store.ts'

/** Who is writing: the member signed in here, until the server says that the session has ended. */
export function usePoster() {
  const signedIn = useSelector(({ authentication }: State) => authentication.data)
  const [ended, setEnded] = useState<StoredUser>()
  return {
    member: signedIn === ended ? undefined : signedIn,
    sessionEnded: () => setEnded(signedIn),
  }
}

export const SESSION_ENDED =
  'การเข้าสู่ระบบสิ้นสุดแล้ว ข้อความที่พิมพ์ไว้ยังอยู่ครบ กรอกชื่อเพื่อส่งในฐานะบุคคลทั่วไป หรือเข้าสู่ระบบใหม่ก่อนส่ง'
