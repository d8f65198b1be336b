import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { PolicyConfig } from '#contract/staff/site.ts'
import { policyConfig, writePolicy } from '#database/queries/site/versioned-configs.ts'
import { policyProblems } from '#domain/site/pages.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { configRoutesOf } from '#server/site/versioned-config.ts'

const TITLES = { cookies: 'นโยบายคุกกี้', policy: 'นโยบายความเป็นส่วนตัว' } as const

export const policyOfficeRoutes: FastifyPluginAsyncTypebox = configRoutesOf(
  '/api/admin/policies/:typecookie',
  PolicyConfig,
  Type.Object({
    typecookie: Type.Union([Type.Literal('cookies'), Type.Literal('policy')], { title: 'หน้า' }),
  }),
  { may: 'settings' },
  async ({ typecookie }) => ({
    name: `policies/${typecookie}`,
    title: TITLES[typecookie],
    may: 'settings',
    read: (db) => policyConfig(db, typecookie),
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
