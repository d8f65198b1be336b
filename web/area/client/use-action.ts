import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { ApiError } from '../../client/api.ts'
import { showToast } from '../../client/store/toasts.ts'
import { askInArea, useAreaDispatch } from './ask.ts'

/** Does something for whoever is in, once however often it is pressed; what the server says is told. */
export function useAction(path: string) {
  const ask = useAreaDispatch()
  const dispatch = useDispatch()
  const [doing, setDoing] = useState(false)
  const underWay = useRef(false)

  /** The answer, or why there is none; undefined for a second press. */
  async function perform<T>(words: object): Promise<T | ApiError | undefined> {
    if (underWay.current) return undefined
    underWay.current = true
    setDoing(true)
    try {
      const answer = (await ask(askInArea(path, words))) as T & { rc_des?: string }
      if (answer.rc_des) dispatch(showToast('success', answer.rc_des))
      return answer
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    } finally {
      underWay.current = false
      setDoing(false)
    }
  }
  return { perform, doing }
}
