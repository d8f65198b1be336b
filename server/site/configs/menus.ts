import { menuConfig, writeMenu } from '#database/queries/content/staff-menu.ts'
import { type MenuConfig, menuProblems } from '#domain/site/menu.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import type { VersionedConfig } from '../versioned-config.ts'

export const menus: VersionedConfig<MenuConfig> = {
  name: 'menus',
  title: 'เมนูเว็บไซต์',
  may: 'content',
  read: menuConfig,
  tidy: ({ items }) => ({
    items: items.map((item) => ({
      ...item,
      manu_name: visitorLine(item.manu_name),
      manu_name_eng: visitorLine(item.manu_name_eng),
      url: item.url.trim(),
      subs: item.subs.map(({ description, url }) => ({
        description: visitorLine(description),
        url: url.trim(),
      })),
    })),
  }),
  problems: menuProblems,
  write: writeMenu,
}
