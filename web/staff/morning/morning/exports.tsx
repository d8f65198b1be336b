import { address } from '../../../client/address.ts'
import { SaveButton } from '../../../ui/data/save-button.tsx'

export interface ExportsProps {
  path: `/api/admin/morning/${'report' | 'behind' | 'units' | 'rolled' | 'contracts'}/:format`
  /** How the list is filtered. */
  query?: URLSearchParams
}

/** The table to take away, as it is filtered. */
export function Exports({ path, query = new URLSearchParams() }: ExportsProps) {
  return (
    <>
      <SaveButton path={address(path, { format: 'xlsx' }, query)}>ส่งออก Excel</SaveButton>
      <SaveButton path={address(path, { format: 'csv' }, query)}>ส่งออก CSV</SaveButton>
    </>
  )
}
