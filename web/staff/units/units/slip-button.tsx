import { Download } from 'lucide-react'
import { address } from '../../../client/address.ts'
import { useAreaDispatch } from '../../../client/ask-in-area.ts'
import { savePaper } from '../../../client/save-paper.ts'
import { Button } from '../../../ui/form/button.tsx'

/** What the unit sent of its transfer, saved to be looked at; the look is written down. */
export function SlipButton({ unitNo, period }: { unitNo: string; period: string }) {
  const dispatch = useAreaDispatch()
  return (
    <Button
      Icon={Download}
      label="หลักฐานการโอน"
      of={`  ${unitNo}`}
      className="justify-self-start"
      onClick={() =>
        dispatch(
          savePaper(address('/api/admin/units/:unitNo/slip', { unitNo }, `period=${period}`)),
        )
      }
    />
  )
}
