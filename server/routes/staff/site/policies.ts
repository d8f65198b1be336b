import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { PolicySheet } from '#contract/staff/site.ts'
import { policySheet, writePolicy } from '#database/queries/site/versioned-configs.ts'
import { policyProblems } from '#domain/site/pages.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { sheetRoutesOf } from '#server/site/versioned-config.ts'

const TITLES = { cookies: 'นโยบายคุกกี้', policy: 'นโยบายความเป็นส่วนตัว' } as const

export const policyOfficeRoutes: FastifyPluginAsyncTypebox = sheetRoutesOf(
  '/api/admin/policies/:typecookie',
  PolicySheet,
  Type.Object({
    typecookie: Type.Union([Type.Literal('cookies'), Type.Literal('policy')], { title: 'หน้า' }),
  }),
  { may: 'settings' },
  async ({ typecookie }) => ({
    name: `policies/${typecookie}`,
    title: TITLES[typecookie],
    may: 'settings',
    read: (db) => policySheet(db, typecookie),
    tidy: ({ title, version, effective_on, body }) => ({
      title: visitorLine(title),
      version: visitorLine(version),
      effective_on,
      body: richHtml(body),
    }),
    problems: policyProblems,
    write: (trx, content) => writePolicy(trx, typecookie, content),
  }),
)
