import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { UnitResult } from '#contract/unit/result.ts'
import { type AskingHow, askInArea, useAreaDispatch } from '../../area/client/ask.ts'
import { useQuery } from '../../area/client/use-query.ts'
import { ApiError } from '../../client/api.ts'
import { showToast } from '../../client/store/toasts.ts'

export interface ResultActs {
  /** The answer, or why there is none; undefined for a second press. What is shown is asked for anew. */
  act<T = { rc_des?: string }>(
    path: string,
    body: object | Blob,
    how?: AskingHow,
  ): Promise<T | ApiError | undefined>
  doing: boolean
}

/** A month's result and everything that can be done about it, one thing at a time. */
export function useResult(query: string) {
  const asked = useQuery<UnitResult>(`/api/membergroup/result${query}`, { quiet: true })
  const ask = useAreaDispatch()
  const dispatch = useDispatch()
  const [doing, setDoing] = useState(false)
  const underWay = useRef(false)

  const act: ResultActs['act'] = async <T>(
    path: string,
    body: object | Blob,
    how: AskingHow = {},
  ) => {
    if (underWay.current) return undefined
    underWay.current = true
    setDoing(true)
    try {
      const answer = (await ask(askInArea(`/api/membergroup/result${path}`, body, how))) as T & {
        rc_des?: string
      }
      if (answer.rc_des) dispatch(showToast('success', answer.rc_des))
      asked.again()
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Somebody else of the unit may have been quicker: what they did is shown.
      if (error.status === 409) asked.again()
      return error
    } finally {
      underWay.current = false
      setDoing(false)
    }
  }
  return { asked, acts: { act, doing } satisfies ResultActs }
}
