// All the script that /home brings to a phone that was never here before, whose owner reads it to the end.

import { chromium, devices } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../process/chromium.ts'
import { atEnd } from '../process/ending.ts'
import type { Server } from '../process/server.ts'

// What web/app/boot.ts fetches by itself it fetches when the browser is idle, and within six seconds.
const EVERYTHING_WITHIN_MS = 9_000

export async function scriptBytes(site: Server): Promise<{ bytes: number; files: number }> {
  const opening = chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  atEnd(async () => (await opening.catch(() => undefined))?.close())
  const page = await (await opening).newPage(devices['Pixel 5'])

  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  page.on('requestfailed', (request) => broken.push(request.url()))
  await page.goto(`${site.address}/home`)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(EVERYTHING_WITHIN_MS)
  await page.waitForLoadState('networkidle')
  if (broken.length > 0) throw new Error(`/home broke in the browser: ${broken.join('; ')}`)

  const all = await Promise.all(sizes)
  return { bytes: all.reduce((sum, size) => sum + size, 0), files: all.length }
}
