import { createContext, useContext, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Feed, FeedState, FeedThunk } from './feed.ts'

/** On the server, where effects do not run, a page leaves word here of what it needs. */
export const WantedFeeds = createContext<((feed: Feed, path: string) => void) | undefined>(
  undefined,
)

export interface UsedFeed<T> extends FeedState<T> {
  retry(): void
}

/** What the feed holds for this path; asks for it when it holds something else. */
export function useFeed<T>(feed: Feed<unknown>, path: string): UsedFeed<T> {
  const dispatch = useDispatch() as (thunk: FeedThunk) => void
  const want = useContext(WantedFeeds)
  const state = useSelector((all: Record<string, unknown>) => feed.select(all)) as FeedState<T>
  const isOurs = state.path === path
  if (!isOurs) want?.(feed, path)

  useEffect(() => {
    if (!isOurs) dispatch(feed.load(path))
  }, [isOurs, feed, path, dispatch])

  const shown = isOurs ? state : { ...state, fetching: true, fetchSuccess: false, data: undefined }
  return { ...shown, retry: () => dispatch(feed.load(path)) }
}
