import { useCallback, useEffect, useState } from 'react'
import { ApiError, dataOf } from '../../client/api.ts'
import { askAsStaff } from '../../client/store/staff-session.ts'
import { useStaffDispatch } from './use-staff.ts'

export interface StaffQuery<T> {
  /** Of the address asked last; what was there stays until the next answer is. */
  data: T | undefined
  failed: ApiError | undefined
  /** A newer answer is on its way. */
  asking: boolean
  again(): void
}

/** What a page or a part of it shows, asked when it appears and whenever the address changes. */
export function useStaffQuery<T>(path: string): StaffQuery<T> {
  const dispatch = useStaffDispatch()
  const [data, setData] = useState<T>()
  const [failed, setFailed] = useState<ApiError>()
  const [asking, setAsking] = useState(true)
  const [time, setTime] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `time` is how it is asked again
  useEffect(() => {
    let gone = false
    setAsking(true)
    dispatch(askAsStaff(path))
      .then(dataOf<T>)
      .then(
        (data) => {
          if (gone) return
          setData(data)
          setFailed(undefined)
        },
        (error) => {
          if (!(error instanceof ApiError)) throw error
          if (!gone) setFailed(error)
        },
      )
      .finally(() => gone || setAsking(false))
    return () => {
      gone = true
    }
  }, [dispatch, path, time])
  return { data, failed, asking, again: useCallback(() => setTime((times) => times + 1), []) }
}
