// The cooperative's own settings, a group at a time: each is saved alone.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { MarqueeConfig, SettingsConfig } from '#contract/staff/site.ts'
import { highestLoanRate } from '#database/queries/site/staff-rate.ts'
import {
  marqueeConfig,
  settingConfig,
  writeMarquee,
  writeSettings,
} from '#database/queries/site/versioned-configs.ts'
import { marqueeProblems } from '#domain/site/marquee.ts'
import { settingProblems } from '#domain/site/setting-check.ts'
import {
  SETTING_GROUP_NAMES,
  SETTING_GROUPS,
  type SettingGroupName,
} from '#domain/site/settings.ts'
import { visitorLine, visitorText } from '#domain/text/visitor-text.ts'
import {
  configRoutes,
  configRoutesOf,
  type VersionedConfig,
} from '#server/site/versioned-config.ts'

export const settingOfficeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(
    configRoutes('/api/admin/settings/marquee', MarqueeConfig, {
      name: 'settings/marquee',
      title: 'ข้อความวิ่ง',
      may: 'content',
      read: marqueeConfig,
      tidy: ({ show, notes }) => ({
        show,
        notes: notes.map(({ text, until }) => ({ text: visitorLine(text), until })),
      }),
      problems: marqueeProblems,
      write: writeMarquee,
    }),
  )
  const graveGroups = SETTING_GROUP_NAMES.filter((group) => SETTING_GROUPS[group].grave)
  for (const group of graveGroups)
    await app.register(
      configRoutes(`/api/admin/settings/${group}`, SettingsConfig, groupSheet(group)),
    )
  const groups = SETTING_GROUP_NAMES.filter((group) => !graveGroups.includes(group))
  await app.register(
    configRoutesOf(
      '/api/admin/settings/:group',
      SettingsConfig,
      Type.Object({ group: Type.Enum([...groups], { title: 'กลุ่ม' }) }),
      { may: 'settings' },
      async ({ group }) => groupSheet(group as SettingGroupName),
    ),
  )
}

function groupSheet(group: SettingGroupName): VersionedConfig<Record<string, string>> {
  const { title, grave, settings: rules } = SETTING_GROUPS[group]
  return {
    name: `settings/${group}`,
    title,
    may: 'settings',
    ...(grave && { grave }),
    labels: Object.fromEntries(rules.map(({ name, label }) => [name, label])),
    read: (db) =>
      settingConfig(
        db,
        rules.map(({ name }) => name),
      ),
    tidy: (values) => {
      const longer = new Set(
        rules
          .filter(({ kind }) => kind.is === 'text' || kind.is === 'lines')
          .map((one) => one.name),
      )
      return Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          longer.has(name) ? visitorText(value) : visitorLine(value),
        ]),
      )
    },
    problems: async (values, _before, db) =>
      settingProblems(group, values, { highestLoanPpm: await highestLoanRate(db) }),
    write: writeSettings,
  }
}
