import { RateConfig } from '#contract/staff/site.ts'
import { rates } from '#server/site/configs/rates.ts'
import { configRoutes } from '#server/site/versioned-config.ts'

export const rateOfficeRoutes = configRoutes('/rates', RateConfig, rates)
