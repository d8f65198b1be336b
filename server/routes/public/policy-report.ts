import { Type } from 'typebox'
import { forPublic, routes } from '#server/http/routes.ts'
import { takePolicyReport } from '#server/monitoring/policy-reports.ts'
import { FileBody, takeFiles } from '#server/uploads/take-files.ts'

const BYTES_MAX = 16 * 1024

/** Browsers send it by themselves, and each in its own words: what we need of it is picked out. */
export const policyReportRoutes = routes(
  takeFiles(['application/csp-report', 'application/reports+json'], BYTES_MAX),
  forPublic.post(
    '/policy-report',
    {
      limit: { name: 'policy-report', max: 30, seconds: 600 },
      sentByBrowser: true,
      body: FileBody,
      also: { 204: Type.Null() },
    },
    takePolicyReport,
  ),
)
