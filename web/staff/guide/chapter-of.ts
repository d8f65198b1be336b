// Which chapter of the staff guide a page of the back office is told of in.

import { matchPath } from 'react-router'

/** The chapter's number, or why there is none. A test holds this to the routes and to the guide. */
// biome-ignore format: one row a page
export const CHAPTERS: Record<string, number | string> = {
  '/admin/logon':                     'nobody is signed in yet, and the guide is for those who are',
  '/admin/setup':                     'nobody is signed in yet, and the guide is for those who are',
  '/admin/guide':                     'it is the guide',
  '/admin/guide/:no':                 'it is the guide',
  '/admin/topics/:topicId/preview':   'it stands in the frame that visitors see',
  '/admin':                           2,
  '/admin/morning':                   22,
  '/admin/morning/behind':            22,
  '/admin/morning/units':             22,
  '/admin/topics':                    3,
  '/admin/topics/new':                3,
  '/admin/topics/:topicId':           3,
  '/admin/topics/:topicId/versions':  4,
  '/admin/categories':                5,
  '/admin/slides':                    5,
  '/admin/marquee':                   8,
  '/admin/documents':                 5,
  '/admin/documents/:documentId':     5,
  '/admin/imports':                   12,
  '/admin/imports/new':               12,
  '/admin/imports/:run':              12,
  '/admin/health':                    14,
  '/admin/traffic':                   14,
  '/admin/client-errors':             14,
  '/admin/audit':                     14,
  '/admin/access-report':             14,
  '/admin/board':                     9,
  '/admin/board/:messageId':          9,
  '/admin/demands':                   9,
  '/admin/demands/:demandId':         9,
  '/admin/replies':                   9,
  '/admin/blocks':                    9,
  '/admin/members':                   10,
  '/admin/members/:no':               10,
  '/admin/balances':                  10,
  '/admin/requests':                  16,
  '/admin/requests/:requestId':       16,
  '/admin/orders':                    16,
  '/admin/orders/:batchId':           16,
  '/admin/corrections':               10,
  '/admin/rights':                    10,
  '/admin/photos':                    10,
  '/admin/notifications':             13,
  '/admin/outbox':                    13,
  '/admin/senders':                   13,
  '/admin/menus':                     5,
  '/admin/links':                     5,
  '/admin/rates':                     6,
  '/admin/loan-rules':                6,
  '/admin/reports':                   6,
  '/admin/statistics':                6,
  '/admin/election':                  7,
  '/admin/election/:year':            7,
  '/admin/policies':                  8,
  '/admin/terms':                     8,
  '/admin/settings':                  8,
  '/admin/acts':                      8,
  '/admin/guidelines':                11,
  '/admin/units':                     11,
  '/admin/units/:unitNo':             11,
  '/admin/go-live':                   1,
  '/admin/staff':                     15,
  '/admin/account':                   1,
}

/** Where the guide tells of a page; its contents where it tells of none. */
export function guideFor(pathname: string): string {
  const page = Object.keys(CHAPTERS).find((path) => matchPath(path, pathname))
  const chapter = CHAPTERS[page ?? '']
  return typeof chapter === 'number' ? `/admin/guide/${chapter}` : '/admin/guide'
}
