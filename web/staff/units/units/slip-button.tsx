import { Download } from 'lucide-react'
import { address } from '../../../client/address.ts'
import { useAreaDispatch } from '../../../client/ask-in-area.ts'
import { savePaper } from '../../../client/save-paper.ts'

/** What the unit sent of its transfer, saved to be looked at; the look is written down. */
export function SlipButton({ unitNo, period }: { unitNo: string; period: string }) {
  const dispatch = useAreaDispatch()
  return (
    <button
      type="button"
      className="button button-secondary justify-self-start"
      onClick={() =>
        dispatch(
          savePaper(address('/api/admin/units/:unitNo/slip', { unitNo }, `period=${period}`)),
        )
      }
    >
      <Download aria-hidden className="size-5" />
      หลักฐานการโอน<span className="sr-only"> {unitNo}</span>
    </button>
  )
}
