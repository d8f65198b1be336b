// What every area does about its session: reads the storage on entry and when another tab writes it, asks the server on
// entry and on coming back.

import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useAreaDispatch } from '../ask-in-area.ts'
import type { createAreaSession } from './area-session.ts'
import type { AreaSession, WithToken } from './session-state.ts'

export type Sessions<User extends object> = Omit<
  ReturnType<typeof createAreaSession<WithToken, User>>,
  'admit' | 'admitUnasked'
>

/** For the area's outermost frame. */
export function useStoredSession<User extends object>({ key, follow }: Sessions<User>): void {
  const dispatch = useAreaDispatch()
  useEffect(() => {
    const read = () => dispatch(follow())
    const written = (event: StorageEvent) => (event.key ?? key) === key && read()
    read()
    addEventListener('storage', written)
    addEventListener('pageshow', read)
    return () => {
      removeEventListener('storage', written)
      removeEventListener('pageshow', read)
    }
  }, [dispatch, key, follow])
}

/**
 * For its guard: asks on entry, on each further page where the area does (REQ-205), for whoever signs in elsewhere
 * meanwhile, and when a tab lay hidden. Only the first of them is waited for: whoever is in reads on until the answer
 * says otherwise.
 */
export function useCheckedSession<User extends object>(
  { select, check, doubt }: Sessions<User>,
  page: string | undefined,
): AreaSession<User> & { retry(): void } {
  const dispatch = useAreaDispatch()
  const plain = useDispatch()
  const session = useSelector(select)
  const { token, confirmed, unreachable } = session
  const isUnasked = token !== undefined && !confirmed && unreachable === undefined

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
