import { useCallback, useEffect, useState } from 'react'
import type { DataOf, ReadPath, To } from './address.ts'
import { ApiError, dataOf } from './api.ts'
import { type AskingHow, askInArea, useAreaDispatch } from './ask-in-area.ts'

export interface Query<T> {
  /** Of the address asked last; what was there stays until the next answer is. */
  data: T | undefined
  /** Why there is no answer, until there is one. */
  failed: ApiError | undefined
  /** A newer answer is on its way. */
  asking: boolean
  again(): void
}

/** What a page or a part of it shows and no other shares: asked when it appears and whenever the address changes. */
export function useQuery<A extends To<ReadPath>>(
  to: A,
  { quiet = false }: AskingHow = {},
): Query<DataOf<'GET', A>> {
  const dispatch = useAreaDispatch()
  const [data, setData] = useState<DataOf<'GET', A>>()
  const [failed, setFailed] = useState<ApiError>()
  const [asking, setAsking] = useState(true)
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` is how it is asked again
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    setAsking(true)
    dispatch(askInArea(to, { quiet, signal }))
      .then(dataOf<DataOf<'GET', A>>)
      .then(
        (data) => {
          if (signal.aborted) return
          setData(data)
          setFailed(undefined)
        },
        (error) => {
          if (!(error instanceof ApiError)) throw error
          if (!signal.aborted) setFailed(error)
        },
      )
      .finally(() => signal.aborted || setAsking(false))
    return () => leaving.abort()
  }, [dispatch, to, quiet, times])
  return { data, failed, asking, again: useCallback(() => setTimes((count) => count + 1), []) }
}
