import { readSlipCode, type SlipCode } from '#domain/payment/slip-code.ts'

/**
 * What the small code on a bank's slip says; undefined where none can be read, and the member types it. The reader is fetched only when
 * somebody attaches a picture.
 */
export async function readSlip(picture: Blob): Promise<SlipCode | undefined> {
  const pixels = await pixelsOf(picture)
  if (!pixels) return undefined
  try {
    const { decodeQR } = await import('qr/decode.js')
    return readSlipCode(decodeQR(pixels))
  } catch {
    return undefined
  }
}

async function pixelsOf(picture: Blob): Promise<ImageData | undefined> {
  if (!picture.type.startsWith('image/') || !('createImageBitmap' in window)) return undefined
  const drawn = await createImageBitmap(picture).catch(() => undefined)
  if (!drawn) return undefined
  const { width, height } = drawn
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  pen?.drawImage(drawn, 0, 0)
  drawn.close()
  return pen?.getImageData(0, 0, width, height)
}
