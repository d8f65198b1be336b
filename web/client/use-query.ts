import { useCallback, useEffect, useRef, useState } from 'react'
import type { BodyOf, DataOf, ReadPath, To, WritePath } from './address.ts'
import { ApiError, dataOf } from './api.ts'
import {
  type AreaThunk,
  type AskingHow,
  askInArea,
  sendInArea,
  useAreaDispatch,
} from './ask-in-area.ts'

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
  return useAsked(to, (signal) => askInArea(to, { quiet, signal }))
}

/** The same where what is asked for is sent: too long or too private for an address. */
export function useSentQuery<A extends To<WritePath>>(
  to: A,
  body: BodyOf<A>,
  how: AskingHow = {},
): Query<DataOf<'POST', A>> {
  return useAsked(`${to} ${JSON.stringify(body)}`, () => sendInArea(to, body, how))
}

function useAsked<Data>(
  question: string,
  ask: (signal: AbortSignal) => AreaThunk<Promise<unknown>>,
): Query<Data> {
  const dispatch = useAreaDispatch()
  const [data, setData] = useState<Data>()
  const [failed, setFailed] = useState<ApiError>()
  const [asking, setAsking] = useState(true)
  const [times, setTimes] = useState(0)
  const latest = useRef(ask)
  latest.current = ask
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says what is asked, `times` that it is asked again
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    setAsking(true)
    dispatch(latest.current(signal))
      .then(dataOf)
      .then(
        (answer) => {
          if (signal.aborted) return
          setData(answer as Data)
          setFailed(undefined)
        },
        (error) => {
          if (!(error instanceof ApiError)) throw error
          if (!signal.aborted) setFailed(error)
        },
      )
      .finally(() => signal.aborted || setAsking(false))
    return () => leaving.abort()
  }, [dispatch, question, times])
  return { data, failed, asking, again: useCallback(() => setTimes((count) => count + 1), []) }
}
