import { policyConfig, writePolicy } from '#database/queries/site/versioned-configs.ts'
import { type PolicyConfig, policyProblems } from '#domain/site/pages.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import type { VersionedConfig } from '../versioned-config.ts'

const TITLES = { cookies: 'นโยบายคุกกี้', policy: 'นโยบายความเป็นส่วนตัว' } as const

export function policy(typecookie: keyof typeof TITLES): VersionedConfig<PolicyConfig> {
  return {
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
  }
}
