import type { Footer, Menu } from '#contract/info.ts'
import { createFeed } from './feed.ts'

/** What the public page at hand shows; each page knows the type of its own. */
export const feedData = createFeed('feedData', 'FEED_INFO', enveloped<unknown>)

/** The menu is not enveloped: the specification names its three lists on the answer itself. */
export const feedManu = createFeed('feedManu', 'FEED_MANU', (body) => body as Menu)

export const feedFooter = createFeed('feedFooter', 'FEEDFOOTER_INFO', enveloped<Footer>)

function enveloped<T>(body: unknown): T {
  return (body as { data: T }).data
}
