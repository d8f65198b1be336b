// The cooperative's own settings, a group at a time: each is saved alone.

import { highestLoanRate } from '#database/queries/site/staff-rate.ts'
import {
  marqueeConfig,
  settingConfig,
  writeMarquee,
  writeSettings,
} from '#database/queries/site/versioned-configs.ts'
import { type MarqueeConfig, marqueeProblems } from '#domain/site/marquee.ts'
import { settingProblems } from '#domain/site/setting-check.ts'
import { SETTING_GROUPS, type SettingGroupName, type SettingKind } from '#domain/site/settings.ts'
import { visitorLine, visitorText } from '#domain/text/visitor-text.ts'
import type { VersionedConfig } from '../versioned-config.ts'

export const marquee: VersionedConfig<MarqueeConfig> = {
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
}

/** Kinds of settings that say something; the others are figures, choices and addresses. */
const READ = new Set<SettingKind['is']>(['line', 'text', 'lines', 'phone'])

export function settingGroup(group: SettingGroupName): VersionedConfig<Record<string, string>> {
  const { title, grave, twoPeople, settings: rules } = SETTING_GROUPS[group]
  return {
    name: `settings/${group}`,
    title,
    may: 'settings',
    ...(grave && { grave }),
    ...(twoPeople && { twoPeople: group }),
    texts: (values) =>
      rules.filter(({ kind }) => READ.has(kind.is)).map(({ name }) => values[name] ?? ''),
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
