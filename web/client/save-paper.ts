import { ApiError } from './api.ts'
import { type AreaThunk, fileInArea } from './ask-in-area.ts'

/** Fetches a paper and hands it to the browser to keep; says why not, where it cannot. */
export function savePaper(path: string, body?: object): AreaThunk<Promise<string | undefined>> {
  return async (dispatch) => {
    try {
      const { blob, name } = await dispatch(fileInArea(path, body))
      saveFile(blob, name)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.message
    }
  }
}

/** Hands it to the browser to keep. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Some browsers read it only after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
