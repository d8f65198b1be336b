// A cooperative's own mark and colour are on its pages, icons and papers alike.

import sharp from 'sharp'
import { vi } from 'vitest'
import { pictureOf } from '#documents/support/poppler.ts'
import type { PixelPicture } from '#documents/support/qr-reader.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenEditor } from '#tests/support/given/article.ts'
import { givenSetting } from '#tests/support/given/site.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

const PAPER =
  '/api/info/loancal/pdf?amount=120,000&rate=6&months=6&method=equal-total&d=31&m=1&y=2569'
const USUAL = '#0a6338'
const DRAWN = { dpi: 100, colours: 'rgb' } as const
const PURPLE = '#5b2a86'
const RED = '#d01010'

test('a mark that staff send in is on the icons and on papers, in the colour they chose', async ({
  app,
  db,
}) => {
  const before = coloursOf(pictureOf((await app.inject(PAPER)).rawPayload, DRAWN))
  expect(before(USUAL)).toBeGreaterThan(500)
  expect(before(RED)).toBe(0)

  const editor = await givenEditor(app)
  const sent = await sharp({ create: { width: 512, height: 512, channels: 3, background: RED } })
    .png()
    .toBuffer()
  const { data } = await editor.ask(`/pictures?alt=${encodeURIComponent('ตรา')}`, sent)
  await givenSetting(db, 'logo_media', data.media_id)
  await givenSetting(db, 'brand_color', PURPLE)
  app.memory.forget()

  const { data: points, info } = await sharp((await app.inject('/icon-192.png')).rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const icon = coloursOf({ ...info, data: points })
  expect(icon(RED)).toBeGreaterThan(190 * 190)
  expect((await app.inject('/icon.svg')).body).toContain('data:image/png;base64,')
  const paper = coloursOf(pictureOf((await app.inject(PAPER)).rawPayload, DRAWN))
  expect(paper(RED)).toBeGreaterThan(1_000)
  expect(paper(PURPLE)).toBeGreaterThan(500)
  expect(paper(USUAL)).toBe(0)
})

/** How many points of a picture have a colour, give or take what compressing does to it. */
function coloursOf({ data, channels }: PixelPicture): (colour: string) => number {
  return (colour) => {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    let count = 0
    for (let at = 0; at < data.length; at += channels)
      if (wanted.every((part, channel) => Math.abs(part - (data[at + channel] ?? 0)) <= 6))
        count += 1
    return count
  }
}
