import type { FastifyPluginAsync } from 'fastify'
import { forgetReportsAfterWrites } from '#server/units/forget-reports.ts'
import { announcementRoutes } from './content/announcements.ts'
import { categoryRoutes } from './content/categories.ts'
import { documentRoutes } from './content/documents.ts'
import { pictureRoutes } from './content/pictures.ts'
import { slideRoutes } from './content/slides.ts'
import { topicStateRoutes } from './content/topic-states.ts'
import { topicRoutes } from './content/topics.ts'
import { staffUploadRoutes } from './content/uploads.ts'
import { feedbackRoutes } from './feedback/index.ts'
import { importActRoutes } from './imports/import-acts.ts'
import { importReportRoutes } from './imports/import-report.ts'
import { importPieceRoutes, importSetRoutes } from './imports/import-sets.ts'
import { importsRoutes } from './imports/imports.ts'
import { impersonationRoutes } from './members/impersonate.ts'
import { staffMemberRoutes } from './members/index.ts'
import { auditRoutes } from './monitoring/audit.ts'
import { healthActRoutes } from './monitoring/health-acts.ts'
import { monitoringRoutes } from './monitoring/monitoring.ts'
import { outboxRoutes } from './monitoring/outbox.ts'
import { overviewRoutes } from './overview.ts'
import { ownAccountRoutes } from './people/account.ts'
import { staffAuthRoutes } from './people/auth.ts'
import { staffSetupRoutes } from './people/setup.ts'
import { staffPeopleRoutes } from './people/staff.ts'
import { siteOffice } from './site/index.ts'
import { unitBoardRoutes } from './units/board.ts'
import { unitMonthRoutes } from './units/months.ts'
import { noticeRoutes } from './units/notice.ts'
import { unitRefundRoutes } from './units/refunds.ts'
import { unitReportRoutes } from './units/report.ts'
import { oneUnitRoutes } from './units/unit.ts'
import { unitUserRoutes } from './units/users.ts'

/** The back office. */
export const adminArea: FastifyPluginAsync = async (app) => {
  forgetReportsAfterWrites(app)
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
  await app.register(importPieceRoutes)
  await app.register(importActRoutes)
  await app.register(importReportRoutes)
  await app.register(auditRoutes)
  await app.register(monitoringRoutes)
  await app.register(healthActRoutes)
  await app.register(feedbackRoutes)
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
