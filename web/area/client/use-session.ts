// What every area does about its session, said once: reads the storage on entry and when another tab writes in
// it, asks the server on entry and on coming back.

import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import type { AreaSession, AreaUser, createAreaSession } from './area-session.ts'

type Sessions<User extends AreaUser> = ReturnType<typeof createAreaSession<User>>

/** For the area's outermost frame. */
export function useStoredSession<User extends AreaUser>({ enter }: Sessions<User>): void {
  const dispatch = useAreaDispatch()
  useEffect(() => {
    const follow = () => dispatch(enter())
    follow()
    addEventListener('storage', follow)
    addEventListener('pageshow', follow)
    return () => {
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
    }
  }, [dispatch, enter])
}

/**
 * For its guard: asks on entry, on each further page (REQ-205), for whoever signs in elsewhere meanwhile, and
 * when a tab lay hidden. Only the first of them is waited for: whoever is in reads on until the answer says otherwise.
 */
export function useCheckedSession<User extends AreaUser>(
  { select, check, doubt }: Sessions<User>,
  page: string,
): AreaSession<User> & { retry(): void } {
  const dispatch = useAreaDispatch()
  const plain = useDispatch()
  const session = useSelector(select)
  const { user, confirmed, unreachable } = session
  const isUnasked = user !== undefined && !confirmed && unreachable === undefined

  useEffect(() => {
    if (isUnasked) dispatch(check())
  }, [dispatch, check, isUnasked])

  const asked = useRef(page)
  useEffect(() => {
    if (asked.current === page) return
    asked.current = page
    dispatch(check())
  }, [dispatch, check, page])

  useEffect(() => {
    const lookAgain = () => {
      if (!document.hidden) dispatch(check())
    }
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [dispatch, check])

  useEffect(() => () => void plain(doubt()), [plain, doubt])

  return { ...session, retry: () => void plain(doubt()) }
}
