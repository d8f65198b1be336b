import { useCallback, useEffect, useState } from 'react'
import { dataOf } from '../../client/api.ts'
import { type AskingHow, askInArea, useAreaDispatch } from './ask.ts'

export interface Query<T> {
  data: T | undefined
  failed: boolean
  /** Why it failed, as a status of HTTP; 0 when nobody answered. */
  status: number
  /** Asks once more; what was there stays until the answer is. */
  again(): void
}

/** What one part of a page needs and no other page shares, asked when the part appears. */
export function useQuery<T>(path: string, { quiet = false }: AskingHow = {}): Query<T> {
  const dispatch = useAreaDispatch()
  const [data, setData] = useState<T>()
  const [failure, setFailure] = useState<number>()
  const [time, setTime] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `time` is how it is asked again
  useEffect(() => {
    let gone = false
    setFailure(undefined)
    const asked = dispatch(askInArea(path, undefined, { quiet })).then(dataOf<T>)
    asked.then(
      (data) => gone || setData(data),
      (error: { status?: number }) => gone || setFailure(error.status ?? 0),
    )
    return () => {
      gone = true
    }
  }, [dispatch, path, quiet, time])
  const again = useCallback(() => setTime((times) => times + 1), [])
  return { data, failed: failure !== undefined, status: failure ?? 0, again }
}
