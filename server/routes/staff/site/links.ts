import {
  CheckedLinksReply,
  LinkReportReply,
  LinkSearch,
  LinksRequest,
  LinkTargetsReply,
} from '#contract/staff/links.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { checkLinks, readLinks, sendLinkReport } from '#server/site/links.ts'

const content = forStaff('content')

// Where links of the site may lead: for choosing one, and for finding those that lead nowhere.

export const linkOfficeRoutes = routes(
  content.get('/links', { query: LinkSearch, reply: LinkTargetsReply }, ({ server }, query) =>
    readLinks(server, query),
  ),
  content.post(
    '/links/check',
    { body: LinksRequest, reply: CheckedLinksReply },
    ({ server }, body) => checkLinks(server, body),
  ),
  content.get('/links/report', { reply: LinkReportReply }, ({ server }) => sendLinkReport(server)),
)
