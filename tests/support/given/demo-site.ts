// The demo's public site, in a test's own transaction: what visitors read, and what officers therefore can change.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { fillSite, type SiteContent } from '#database/queries/site/site.ts'
import { readSite } from '#imports/site.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { filesOfRun } from '../app/database.ts'
import { onceARun } from '../night/night.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'demo', 'site')

let content: Promise<SiteContent> | undefined

export async function givenDemoSite(app: FastifyInstance): Promise<void> {
  content ??= readOnce()
  await fillSite(app.db, await content)
  forgetContent(app)
}

/** Converting its pictures takes three seconds of processor: the first worker of a run does it for all. */
function readOnce(): Promise<SiteContent> {
  const folder = filesOfRun(inject('postgresPort'))
  const file = join(folder, 'demo-site')
  return onceARun('demo-site', async () => {
    if (!existsSync(file)) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${file}.new`, serialize(await readSite(FOLDER)))
      renameSync(`${file}.new`, file)
    }
    return deserialize(readFileSync(file))
  })
}
