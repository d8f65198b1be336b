// The demo's public site, in a test's own transaction: what visitors read, and what officers therefore can change.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fillSite, type SiteContent } from '#database/queries/site/site.ts'
import { readSite } from '#imports/site.ts'
import { forgetContent } from '#server/pages/forget-content.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'demo', 'site')
/** Drawn as wide as visitors see them, the pictures cost 2.5 seconds of processor: imports/site.test.ts does so. */
const PICTURE_WIDTH = 40

// Read once a worker.
let content: Promise<SiteContent> | undefined

export async function givenDemoSite(app: FastifyInstance): Promise<void> {
  content ??= readWithSmallPictures()
  await fillSite(app.db, await content)
  forgetContent(app)
}

async function readWithSmallPictures(): Promise<SiteContent> {
  const folder = mkdtempSync(join(tmpdir(), 'coop-demo-site-'))
  try {
    cpSync(FOLDER, folder, { recursive: true })
    const list = join(folder, 'pictures.json')
    const pictures = Object.entries<object>(JSON.parse(readFileSync(list, 'utf8'))).map(
      ([name, picture]) => [name, { ...picture, width: PICTURE_WIDTH }],
    )
    writeFileSync(list, JSON.stringify(Object.fromEntries(pictures)))
    return await readSite(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
