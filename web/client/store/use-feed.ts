import { createContext, useContext, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { DataOf, ReadPath, To } from '../address.ts'
import { ApiError, CANNOT_CONNECT } from '../api.ts'
import type { Query } from '../use-query.ts'
import type { Feed, FeedState, FeedThunk } from './feed.ts'

/** On the server, where effects do not run, a page leaves word here of what it needs. */
export const WantedFeeds = createContext<((feed: Feed, path: string) => void) | undefined>(
  undefined,
)

/** What the feed holds for this address; asks for it when it holds something else. */
export function useFeed<A extends To<ReadPath>>(
  feed: Feed<unknown>,
  path: A,
): Query<DataOf<'GET', A>> {
  // Slices join the store when they are first wanted, so its type knows none of them: the address says what a feed holds.
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

  return {
    data: isOurs ? state.data : undefined,
    failed: isOurs && state.fetchFailure ? new ApiError(state.status, CANNOT_CONNECT) : undefined,
    asking: !isOurs || state.fetching,
    again: () => dispatch(feed.load(path)),
  }
}
