import { GuidelineConfig } from '#contract/staff/site.ts'
import { guidelines } from '#server/site/configs/guidelines.ts'
import { configRoutes } from '#server/site/versioned-config.ts'

export const guidelineOfficeRoutes = configRoutes('/guidelines', GuidelineConfig, guidelines)
