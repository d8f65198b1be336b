import { Type } from 'typebox'
import { MarqueeConfig, SettingsConfig } from '#contract/staff/site.ts'
import { SETTING_GROUP_NAMES, SETTING_GROUPS } from '#domain/site/settings.ts'
import { routes } from '#server/http/routes.ts'
import { marquee, settingGroup } from '#server/site/configs/settings.ts'
import { configRoutes, configRoutesOf } from '#server/site/versioned-config.ts'

// Their saving takes a fresh proof of who saves, which a route declares: each has its own.
const grave = SETTING_GROUP_NAMES.filter((group) => SETTING_GROUPS[group].grave)
const others = SETTING_GROUP_NAMES.filter((group) => !grave.includes(group))
const OfGroup = Type.Object({ group: Type.Enum(others, { title: 'กลุ่ม' }) })

export const settingOfficeRoutes = routes(
  configRoutes('/settings/marquee', MarqueeConfig, marquee),
  ...grave.map((group) => configRoutes(`/settings/${group}`, SettingsConfig, settingGroup(group))),
  configRoutesOf('/settings/:group', SettingsConfig, OfGroup, { may: 'settings' }, ({ group }) =>
    settingGroup(group),
  ),
)
