import { ApiError, askFile } from '../../api.ts'
import { endSession, type MemberThunk } from '../../store/member-session.ts'
import { showToast } from '../../store/toasts.ts'

/** Fetches a paper of the member's and hands it to the browser to keep; says why not, where it cannot. */
export function savePaper(path: string, body?: object): MemberThunk<Promise<string | undefined>> {
  return async (dispatch) => {
    try {
      const { blob, name } = await askFile(path, body)
      saveFile(blob, name)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) dispatch(endSession(error.message))
      else dispatch(showToast('error', error.message))
      return error.message
    }
  }
}

function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Some browsers read it only after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
