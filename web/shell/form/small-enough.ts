import { readPicture } from './read-picture.ts'

const FILE_MAX = 3 * 1024 * 1024

/** A phone's picture of a paper is far larger than need be, and is drawn smaller; a PDF goes as it is. */
export async function smallEnough(file: File): Promise<Blob | undefined> {
  if (file.size <= FILE_MAX) return file
  const picture = file.type.startsWith('image/') ? await readPicture(file) : undefined
  if (!picture) return undefined
  return new Blob([bytesOf(picture.image)], { type: 'image/jpeg' })
}

function bytesOf(dataAddress: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(dataAddress.slice(dataAddress.indexOf(',') + 1)), (letter) =>
    letter.charCodeAt(0),
  )
}
