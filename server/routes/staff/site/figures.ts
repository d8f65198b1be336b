import { ReportConfig, StatisticConfig } from '#contract/staff/site.ts'
import { routes } from '#server/http/routes.ts'
import { reports, statistics } from '#server/site/configs/figures.ts'
import { configRoutes } from '#server/site/versioned-config.ts'

export const figureOfficeRoutes = routes(
  configRoutes('/reports', ReportConfig, reports),
  configRoutes('/statistics', StatisticConfig, statistics),
)
