// @vitest-environment jsdom
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { afterEach, expect, test, vi } from 'vitest'
import { readSlip } from './read-slip.ts'

const CODE = '004000060000010103002021900021231231212000115102TH91049C30'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What a browser would paint of it. */
async function givenPicture(text: string): Promise<Blob> {
  const code = await sharp(Buffer.from(renderSVG(text, { border: 2 })))
    .resize(160)
    .png()
    .toBuffer()
  const { data, info } = await sharp({
    create: { width: 750, height: 1334, channels: 4, background: '#eef7ee' },
  })
    .composite([{ input: code, left: 520, top: 1040 }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = { data: new Uint8ClampedArray(data), width, height }
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }))
  const pen = { drawImage: () => undefined, getImageData: () => pixels }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  return new Blob(['x'], { type: 'image/png' })
}

test('the small code in the corner of a slip says bank and reference', async () => {
  const slip = await givenPicture(CODE)
  expect(await readSlip(slip)).toEqual({ bank: '002', reference: '0002123123121200011' })
})

test('another code, a PDF and a picture that the browser cannot open leave it to the member', async () => {
  expect(await readSlip(await givenPicture('https://example.com/'))).toBeUndefined()
  const picture = await givenPicture(CODE)
  expect(await readSlip(new Blob(['x'], { type: 'application/pdf' }))).toBeUndefined()
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  expect(await readSlip(picture)).toBeUndefined()
})
