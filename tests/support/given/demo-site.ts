// The demo's public site, in a test's own transaction: what visitors read, and what officers therefore can change.

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fillSite, type SiteContent } from '#database/queries/site/site.ts'
import { readSite } from '#imports/site.ts'
import { forgetContent } from '#server/pages/forget-content.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'demo', 'site')

// Its pictures are converted once a worker.
let content: Promise<SiteContent> | undefined

export async function givenDemoSite(app: FastifyInstance): Promise<void> {
  content ??= readSite(FOLDER)
  await fillSite(app.db, await content)
  forgetContent(app)
}
