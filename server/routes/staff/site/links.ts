import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  CheckedLinksReply,
  LinkReportReply,
  LinkSearch,
  LinksRequest,
  LinkTargetsReply,
} from '#contract/staff/links.ts'
import { checkLinks, readLinks, sendLinkReport } from '#server/site/links.ts'

// Where links of the site may lead: for choosing one, and for finding those that lead nowhere.

export const linkOfficeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { authz: 'staff', may: 'content' } as const
  app.get(
    '/api/admin/links',
    { config, schema: { querystring: LinkSearch, response: { 200: LinkTargetsReply } } },
    ({ query }) => readLinks(app, query),
  )

  app.post(
    '/api/admin/links/check',
    { config, schema: { body: LinksRequest, response: { 200: CheckedLinksReply } } },
    ({ body }) => checkLinks(app, body),
  )

  app.get(
    '/api/admin/links/report',
    { config, schema: { response: { 200: LinkReportReply } } },
    () => sendLinkReport(app),
  )
}
