import { useState } from 'react'
import { alsoAsking, type DataOf, type ReadPath, type To } from './address.ts'
import { ApiError, dataOf } from './api.ts'
import { askInArea, useAreaDispatch } from './ask-in-area.ts'

export interface MoreRows<Row> {
  rows: readonly Row[]
  hasMore: boolean
  asking: boolean
  /** Why the last try brought none. */
  problem: string | undefined
  showMore(): void
}

interface Paging<Page, Row> {
  rowsOf(page: Page): readonly Row[]
  /** What asks for the page after this one; null after the last. */
  nextOf(page: Page): string | null
}

/**
 * The rows of a first page, and those after them as they are asked for by keyset. Mount it anew for another path: what
 * it has gathered belongs to one.
 */
export function useMoreRows<A extends To<ReadPath>, Row>(
  path: A,
  first: DataOf<'GET', A>,
  { rowsOf, nextOf }: Paging<DataOf<'GET', A>, Row>,
): MoreRows<Row> {
  const dispatch = useAreaDispatch()
  const [pages, setPages] = useState([first])
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const next = nextOf(pages.at(-1) ?? first)

  async function showMore() {
    if (next === null || asking) return
    setAsking(true)
    setProblem(undefined)
    try {
      const page = dataOf(await dispatch(askInArea(alsoAsking(path, next))))
      setPages([...pages, page as DataOf<'GET', A>])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setAsking(false)
    }
  }
  return { rows: pages.flatMap(rowsOf), hasMore: next !== null, asking, problem, showMore }
}
