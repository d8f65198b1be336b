import type { FastifyRequest } from 'fastify'
import { attachmentsOf } from '#database/queries/content/attachment.ts'
import { unitGuidelines } from '#database/queries/site/unit-guideline.ts'
import { attachment } from '#server/content/topic-card.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { readUnitRules } from '#server/site/unit-rules.ts'

export async function readUnitGuide({ server: app }: FastifyRequest) {
  const rows = await unitGuidelines(app.db)
  const { formsTopic, contact } = await readUnitRules(app.db)
  const files = await attachmentsOf(app.db, formsTopic === undefined ? [] : [formsTopic])
  const changes = rows.map(({ updated_at }) => updated_at.getTime())
  return dataReply({
    steps: rows.map(({ updated_at, ...step }) => step),
    updated_at: rows.length > 0 ? new Date(Math.max(...changes)).toISOString() : null,
    files: files.map(attachment),
    contact,
  })
}
