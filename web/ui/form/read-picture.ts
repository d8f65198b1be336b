import type { Size } from '../../member/figures/status/crop.ts'

const SIDE_MAX = 1_600
const QUALITY = 0.88

export interface ReadPicture extends Size {
  /** Its data address, small enough to be sent from a phone. */
  image: string
  name: string
}

/** A picture from the album or the camera, drawn smaller; undefined where the browser cannot open it. */
export async function readPicture(file: File): Promise<ReadPicture | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return {
    image: canvas.toDataURL('image/jpeg', QUALITY),
    width: canvas.width,
    height: canvas.height,
    name: file.name,
  }
}
