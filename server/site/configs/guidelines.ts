import { guidelineConfig, writeGuidelines } from '#database/queries/site/guideline.ts'
import { type GuidelineConfig, guidelineProblems } from '#domain/site/guidelines.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import type { VersionedConfig } from '../versioned-config.ts'

export const guidelines: VersionedConfig<GuidelineConfig> = {
  name: 'guidelines',
  title: 'แนวปฏิบัติของหน่วยงาน',
  may: 'settings',
  read: guidelineConfig,
  tidy: ({ steps }) => ({
    steps: steps.map(({ title, body_html, picture }) => ({
      title: visitorLine(title),
      body_html: richHtml(body_html),
      picture,
    })),
  }),
  problems: guidelineProblems,
  write: writeGuidelines,
}
