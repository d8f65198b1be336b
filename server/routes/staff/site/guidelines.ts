import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { GuidelineSheet } from '#contract/staff/site.ts'
import { guidelineSheet, writeGuidelines } from '#database/queries/site/guideline.ts'
import { guidelineProblems } from '#domain/site/guidelines.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { sheetRoutes } from '#server/site/versioned-config.ts'

export const guidelineOfficeRoutes: FastifyPluginAsyncTypebox = sheetRoutes(
  '/api/admin/guidelines',
  GuidelineSheet,
  {
    name: 'guidelines',
    title: 'แนวปฏิบัติของหน่วยงาน',
    may: 'settings',
    read: guidelineSheet,
    tidy: ({ steps }) => ({
      steps: steps.map(({ title, body_html, picture }) => ({
        title: visitorLine(title),
        body_html: richHtml(body_html),
        picture,
      })),
    }),
    problems: guidelineProblems,
    write: writeGuidelines,
  },
)
