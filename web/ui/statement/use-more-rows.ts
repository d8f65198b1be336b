import { useState } from 'react'
import { type Address, alsoAsking } from '../../client/address.ts'
import { ApiError, dataOf } from '../../client/api.ts'
import { askInArea, useAreaDispatch } from '../../client/ask-in-area.ts'

export type StatementAddress = Address<
  '/api/member/loan_statement/:statement' | '/api/member/dep_statement/:statement'
>

interface PageOfRows<Row> {
  movements: readonly Row[]
  next_cursor: string | null
}

export interface MoreRows<Row> {
  rows: readonly Row[]
  hasMore: boolean
  asking: boolean
  /** Why the last try brought none. */
  problem: string | undefined
  showMore(): void
}

/**
 * The rows of a feed's first page, and those after them as they are asked for by keyset. Mount it anew for
 * another path: what it has gathered belongs to one.
 */
export function useMoreRows<Row>(path: StatementAddress, first: PageOfRows<Row>): MoreRows<Row> {
  const dispatch = useAreaDispatch()
  const [later, setLater] = useState<readonly Row[]>([])
  const [cursor, setCursor] = useState(first.next_cursor)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function showMore() {
    if (cursor === null || asking) return
    setAsking(true)
    setProblem(undefined)
    try {
      const answer = await dispatch(askInArea(alsoAsking(path, `cursor=${cursor}`)))
      const page = dataOf<PageOfRows<Row>>(answer)
      setLater((rows) => [...rows, ...page.movements])
      setCursor(page.next_cursor)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setAsking(false)
    }
  }
  return {
    rows: [...first.movements, ...later],
    hasMore: cursor !== null,
    asking,
    problem,
    showMore,
  }
}
