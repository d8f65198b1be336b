// Pictures that people send. Whatever they are called, they are what their bytes say; and what is kept of them is
// what we drew ourselves from their points of colour, so that neither a place, nor a date, nor a hidden program
// comes along (docs/security.md#content-and-files).

import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { Refusal } from '../http/errors.ts'

/** A strip a few points high and millions wide takes a second to unpack, and is no picture. */
const SIDE_MAX = 20_000
const PIXELS_MAX = 24_000_000
const PHOTO_SIZE = 512
const PAPER_SIDE = 2_000
// Sharp on a desktop's article and across a phone's slide, small enough for mobile data.
const SITE_SIDE = 1_280
const SITE_QUALITY = 62

interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** A square of a picture, in the points that a browser shows of it. */
export async function photoFrom(bytes: Buffer, crop: Crop): Promise<Buffer> {
  const { width, height } = await sizeOf(bytes)
  const fits =
    crop.width > 0 &&
    crop.height > 0 &&
    crop.x + crop.width <= width &&
    crop.y + crop.height <= height
  if (!fits) throw new Refusal(400, 'ส่วนที่เลือกอยู่นอกรูป กรุณาเลือกใหม่')
  const part = { left: crop.x, top: crop.y, width: crop.width, height: crop.height }
  return drawn(
    opened(bytes).autoOrient().extract(part).resize(PHOTO_SIZE, PHOTO_SIZE, { fit: 'cover' }),
  )
}

/** A picture of a paper, large enough to be read. */
export async function paperPictureFrom(bytes: Buffer): Promise<Buffer> {
  await sizeOf(bytes)
  const inside: ResizeOptions = {
    width: PAPER_SIDE,
    height: PAPER_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  }
  return drawn(opened(bytes).autoOrient().resize(inside))
}

/** A picture that staff put on the site, with the size it is drawn at. */
export async function sitePictureFrom(bytes: Buffer) {
  await sizeOf(bytes)
  const picture = opened(bytes)
    .autoOrient()
    .resize({ width: SITE_SIDE, height: SITE_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: SITE_QUALITY, effort: 4, smartSubsample: true })
  const { data, info } = await picture.toBuffer({ resolveWithObject: true }).catch(() => {
    throw unreadable()
  })
  return { bytes: data, width: info.width, height: info.height }
}

const PRINTED_SIDE = 1_600

/** A page that was taken in, as small as it is still read when it is printed. */
export function printedScan(bytes: Buffer): Promise<Buffer> {
  return opened(bytes)
    .resize({ width: PRINTED_SIDE, height: PRINTED_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 70 })
    .toBuffer()
}

/** By the first bytes: names and declared types are only claims. */
export function isPicture(bytes: Buffer): boolean {
  const starts = (...codes: number[]) => codes.every((code, at) => bytes[at] === code)
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return (
    starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) || isWebp
  )
}

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  if (!isPicture(bytes)) throw new Refusal(400, 'รูปต้องเป็นไฟล์ JPEG, PNG หรือ WebP')
  // Its head alone, before any of it is unpacked: a small file may say that it is a wall.
  const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  if (width * height > PIXELS_MAX) throw new Refusal(400, 'รูปใหญ่เกินไป ใช้รูปที่ไม่เกิน 24 ล้านพิกเซล')
  if (Math.max(width, height) > SIDE_MAX)
    throw new Refusal(400, 'รูปกว้างหรือสูงเกินไป ใช้รูปที่ไม่เกิน 20,000 พิกเซลต่อด้าน')
  return autoOrient
}

function opened(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
}

async function drawn(picture: Sharp): Promise<Buffer> {
  return picture
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw unreadable()
    })
}

function unreadable(): Refusal {
  return new Refusal(400, 'เปิดรูปนี้ไม่ได้ ไฟล์อาจเสียหาย กรุณาเลือกรูปอื่น')
}
