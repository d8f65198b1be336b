import { MenuConfig } from '#contract/staff/site.ts'
import { menus } from '#server/site/configs/menus.ts'
import { configRoutes } from '#server/site/versioned-config.ts'

export const menuOfficeRoutes = configRoutes('/menus', MenuConfig, menus)
