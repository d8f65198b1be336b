import { useRef, useState } from 'react'
import { ApiError, ask, dataOf } from '../../../client/api.ts'

/** Asks before anybody is signed in, once however often it is pressed. */
export function useAsking<Answer>(path: string) {
  const [asking, setAsking] = useState(false)
  const underWay = useRef(false)

  /** What was answered, or why nothing was; undefined for a second press. */
  async function send(words: object): Promise<Answer | ApiError | undefined> {
    if (underWay.current) return undefined
    underWay.current = true
    setAsking(true)
    try {
      return dataOf<Answer>(await ask(path, words))
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    } finally {
      underWay.current = false
      setAsking(false)
    }
  }
  return { send, asking }
}
