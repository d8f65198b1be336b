import type { FastifyPluginAsync } from 'fastify'
import { forgetReportsAfterWrites } from '#server/units/forget-reports.ts'
import { campaignRoutes } from './content/campaigns.ts'
import { documentRoutes, staffUploadRoutes } from './content/documents.ts'
import { sitePartRoutes } from './content/site-parts.ts'
import { topicRoutes } from './content/topics.ts'
import { staffBoardRoutes } from './feedback/board.ts'
import { staffDemandRoutes } from './feedback/demands.ts'
import { importPieceRoutes, importRoutes } from './imports/index.ts'
import { bankFileRoutes, bankFileUploadRoutes } from './members/bank-files.ts'
import { guaranteeRoutes } from './members/guarantees.ts'
import { staffMemberRoutes } from './members/members.ts'
import { orderRoutes } from './members/orders.ts'
import { paperSigningRoutes, scanRoutes } from './members/paper-signing.ts'
import { certificateScanRoutes, requestDeskRoutes } from './members/request-desk.ts'
import { staffRequestRoutes } from './members/requests.ts'
import { monitoringRoutes } from './monitoring/index.ts'
import { morningRoutes } from './morning/index.ts'
import { staffPeopleRoutes } from './people/index.ts'
import { siteOfficeRoutes } from './site/index.ts'
import { unitOfficeRoutes } from './units/index.ts'

/** The back office. */
export const adminArea: FastifyPluginAsync = async (app) => {
  forgetReportsAfterWrites(app)
  await app.register(staffPeopleRoutes)
  await app.register(topicRoutes)
  await app.register(sitePartRoutes)
  await app.register(documentRoutes)
  await app.register(staffUploadRoutes)
  await app.register(campaignRoutes)
  await app.register(importRoutes)
  await app.register(importPieceRoutes)
  await app.register(monitoringRoutes)
  await app.register(staffBoardRoutes)
  await app.register(staffDemandRoutes)
  await app.register(staffMemberRoutes)
  await app.register(paperSigningRoutes)
  await app.register(scanRoutes)
  await app.register(staffRequestRoutes)
  await app.register(requestDeskRoutes)
  await app.register(certificateScanRoutes)
  await app.register(orderRoutes)
  await app.register(guaranteeRoutes)
  await app.register(bankFileRoutes)
  await app.register(bankFileUploadRoutes)
  await app.register(siteOfficeRoutes)
  await app.register(unitOfficeRoutes)
  await app.register(morningRoutes)
}
