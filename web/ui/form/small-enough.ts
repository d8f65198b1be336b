import { readPicture } from './read-picture.ts'

const FILE_MAX = 3 * 1024 * 1024
/** A phone's network carries this much in good time. */
const PICTURE_EASY = 1024 * 1024

/** A phone's picture of a paper is far larger than need be, and is drawn smaller; a PDF goes as it is. */
export async function smallEnough(file: File): Promise<Blob | undefined> {
  const isPicture = file.type.startsWith('image/')
  if (file.size <= (isPicture ? PICTURE_EASY : FILE_MAX)) return file
  const picture = isPicture ? await readPicture(file) : undefined
  if (picture) return new Blob([bytesOf(picture.image)], { type: 'image/jpeg' })
  return file.size <= FILE_MAX ? file : undefined
}

function bytesOf(dataAddress: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(dataAddress.slice(dataAddress.indexOf(',') + 1)), (letter) =>
    letter.charCodeAt(0),
  )
}
