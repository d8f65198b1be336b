import { createContext, useContext, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { DataOf, ReadPath, To } from '../address.ts'
import type { Feed, FeedState, FeedThunk } from './feed.ts'

/** On the server, where effects do not run, a page leaves word here of what it needs. */
export const WantedFeeds = createContext<((feed: Feed, path: string) => void) | undefined>(
  undefined,
)

export interface UsedFeed<T> extends FeedState<T> {
  retry(): void
}

/** What the feed holds for this address; asks for it when it holds something else. */
export function useFeed<A extends To<ReadPath>>(
  feed: Feed<unknown>,
  path: A,
): UsedFeed<DataOf<'GET', A>> {
  const dispatch = useDispatch() as (thunk: FeedThunk) => void
  const want = useContext(WantedFeeds)
  const state = useSelector((all: Record<string, unknown>) => feed.select(all)) as FeedState<
    DataOf<'GET', A>
  >
  const isOurs = state.path === path
  if (!isOurs) want?.(feed, path)

  useEffect(() => {
    if (!isOurs) dispatch(feed.load(path))
  }, [isOurs, feed, path, dispatch])

  const shown = isOurs ? state : { ...state, fetching: true, fetchSuccess: false, data: undefined }
  return { ...shown, retry: () => dispatch(feed.load(path)) }
}
