import type { Footer, Menu } from '#contract/public/site-content.ts'
import { ApiError, CANNOT_CONNECT, dataOf } from '../api.ts'
import { createFeed } from './feed.ts'

/** What the public page at hand shows; each page knows the type of its own. */
export const feedData = createFeed('feedData', 'FEED_INFO', dataOf)

/** The menu is not enveloped: REQ-510 has its three lists on the answer itself. */
export const feedManu = createFeed('feedManu', 'FEED_MANU', menuIn)

export const feedFooter = createFeed('feedFooter', 'FEEDFOOTER_INFO', (answer) =>
  dataOf(answer as { data: Footer }),
)

function menuIn(body: unknown): Menu {
  const menu = body as Partial<Menu>
  const lists = [menu.list_manu, menu.list_sub_manu, menu.marquee]
  if (!lists.every(Array.isArray)) throw new ApiError(200, CANNOT_CONNECT)
  return menu as Menu
}
