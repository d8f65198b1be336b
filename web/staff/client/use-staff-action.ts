import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { ApiError } from '../../client/api.ts'
import { askAsStaff } from '../../client/store/staff-session.ts'
import { showToast } from '../../client/store/toasts.ts'
import { useStaffDispatch } from './use-staff.ts'

interface Told {
  /** The form shows by itself why not. */
  quiet?: boolean
  /** Done, but not as it was meant: told, and not as a success. */
  isPoor?: (answer: never) => boolean
}

/**
 * Does something for the officer, once however often it is pressed. What the server says is told; where the
 * session has ended or the act is grave, the officer proves who they are and it is done all the same.
 */
export function useStaffAction() {
  const ask = useStaffDispatch()
  const dispatch = useDispatch()
  const [doing, setDoing] = useState(false)
  const underWay = useRef(false)

  /** The answer, or why there is none; undefined for a second press. A file goes as its Blob. */
  async function perform<T = { rc_des?: string }>(
    path: string,
    words: object | Blob = {},
    { quiet = false, isPoor }: Told = {},
  ): Promise<T | ApiError | undefined> {
    if (underWay.current) return undefined
    underWay.current = true
    setDoing(true)
    try {
      const answer = (await ask(askAsStaff(path, words))) as T & { rc_des?: string }
      const kind = isPoor?.(answer as never) ? 'info' : 'success'
      if (answer.rc_des) dispatch(showToast(kind, answer.rc_des))
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!quiet) dispatch(showToast('error', error.message))
      return error
    } finally {
      underWay.current = false
      setDoing(false)
    }
  }
  return { perform, doing }
}
