import type { FastifyPluginAsync } from 'fastify'
import { ownAccountRoutes } from './account.ts'
import { announcementRoutes } from './announcements.ts'
import { auditRoutes } from './audit.ts'
import { staffAuthRoutes } from './auth.ts'
import { categoryRoutes } from './categories.ts'
import { documentRoutes } from './documents.ts'
import { healthActRoutes } from './health-acts.ts'
import { impersonationRoutes } from './impersonate.ts'
import { importActRoutes } from './import-acts.ts'
import { importReportRoutes } from './import-report.ts'
import { importSetRoutes } from './import-sets.ts'
import { importsRoutes } from './imports.ts'
import { staffMemberRoutes } from './members/index.ts'
import { outboxRoutes } from './outbox.ts'
import { overviewRoutes } from './overview.ts'
import { pictureRoutes } from './pictures.ts'
import { staffSetupRoutes } from './setup.ts'
import { siteOffice } from './site/index.ts'
import { slideRoutes } from './slides.ts'
import { staffPeopleRoutes } from './staff.ts'
import { topicStateRoutes } from './topic-states.ts'
import { topicRoutes } from './topics.ts'
import { unitBoardRoutes } from './units/board.ts'
import { unitMonthRoutes } from './units/months.ts'
import { noticeRoutes } from './units/notice.ts'
import { unitRefundRoutes } from './units/refunds.ts'
import { unitReportRoutes } from './units/report.ts'
import { oneUnitRoutes } from './units/unit.ts'
import { unitUserRoutes } from './units/users.ts'
import { staffUploadRoutes } from './uploads.ts'
import { voiceRoutes } from './voices/index.ts'
import { watchingRoutes } from './watching.ts'

/** The back office. Its routes say their whole address: one of them is not under /api (specification §7). */
export const adminArea: FastifyPluginAsync = async (app) => {
  await app.register(staffAuthRoutes)
  await app.register(staffSetupRoutes)
  await app.register(ownAccountRoutes)
  await app.register(staffPeopleRoutes)
  await app.register(overviewRoutes)
  await app.register(impersonationRoutes)
  await app.register(topicRoutes)
  await app.register(topicStateRoutes)
  await app.register(categoryRoutes)
  await app.register(slideRoutes)
  await app.register(documentRoutes)
  await app.register(pictureRoutes)
  await app.register(staffUploadRoutes)
  await app.register(importsRoutes)
  await app.register(importSetRoutes)
  await app.register(importActRoutes)
  await app.register(importReportRoutes)
  await app.register(auditRoutes)
  await app.register(watchingRoutes)
  await app.register(healthActRoutes)
  await app.register(voiceRoutes)
  await app.register(staffMemberRoutes)
  await app.register(announcementRoutes)
  await app.register(outboxRoutes)
  await app.register(siteOffice)
  await app.register(unitBoardRoutes)
  await app.register(unitMonthRoutes)
  await app.register(noticeRoutes)
  await app.register(unitRefundRoutes)
  await app.register(unitReportRoutes)
  await app.register(oneUnitRoutes)
  await app.register(unitUserRoutes)
}
