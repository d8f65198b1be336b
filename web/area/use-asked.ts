import { useCallback, useEffect, useState } from 'react'
import { askInArea, useAreaDispatch } from './ask.ts'

export interface Asked<T> {
  data: T | undefined
  failed: boolean
  /** Asks once more; what was there stays until the answer is. */
  again(): void
}

/** What one part of a page needs and no other page shares, asked when the part appears. */
export function useAsked<T>(path: string): Asked<T> {
  const dispatch = useAreaDispatch()
  const [data, setData] = useState<T>()
  const [failed, setFailed] = useState(false)
  const [time, setTime] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `time` is how it is asked again
  useEffect(() => {
    let gone = false
    setFailed(false)
    dispatch(askInArea(path)).then(
      (answer) => gone || setData((answer as { data: T }).data),
      () => gone || setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [dispatch, path, time])
  return { data, failed, again: useCallback(() => setTime((times) => times + 1), []) }
}
