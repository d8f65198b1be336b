import type { KeysArea } from './keys-area.ts'

/** What every dialog about a key takes. */
export interface KeyDialogProps {
  area: KeysArea
  username: string
  onClose: () => void
  /** The list is out of date. */
  onChanged: () => void
}
