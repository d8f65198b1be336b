// What members agree to. A version that was announced is never changed, and can be withdrawn only before the day it
// takes effect: the next one is drafted, announced, and every member is asked again from that day.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { TermsConfig } from '#contract/staff/site.ts'
import {
  AnnouncedTermsReply,
  Announcement,
  TermsAnnouncedReply,
  TermsKindParams,
  Withdrawal,
} from '#contract/staff/terms.ts'
import {
  announceTerms,
  draftConfig,
  readAnnouncedTerms,
  withdrawAnnouncedTerms,
} from '#server/site/announce-terms.ts'
import { configRoutesOf } from '#server/site/versioned-config.ts'

export const termsOfficeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { authz: 'staff', may: 'settings' } as const
  app.get('/api/admin/terms', { config, schema: { response: { 200: AnnouncedTermsReply } } }, () =>
    readAnnouncedTerms(app),
  )

  await app.register(
    configRoutesOf(
      '/api/admin/terms/:kind/draft',
      TermsConfig,
      TermsKindParams,
      { may: 'settings' },
      async ({ kind }) => draftConfig(kind),
    ),
  )

  app.post(
    '/api/admin/terms/:kind/announce',
    {
      config: { ...config, stepUp: true },
      schema: {
        params: TermsKindParams,
        body: Announcement,
        response: { 200: TermsAnnouncedReply },
      },
    },
    (request) => announceTerms(request, request.params, request.body),
  )

  app.post(
    '/api/admin/terms/:kind/withdraw',
    {
      config: { ...config, stepUp: true },
      schema: { params: TermsKindParams, body: Withdrawal, response: { 200: OkReply } },
    },
    (request) => withdrawAnnouncedTerms(request, request.params, request.body),
  )
}
