import { CircleCheck } from 'lucide-react'
import { Callout } from '../../ui/feedback/callout.tsx'

/** What the server said when it took in a form; nothing until it has. */
export function Sent({ words }: { words: string }) {
  if (!words) return null
  return (
    <div role="status">
      <Callout tone="green" Icon={CircleCheck} title={words} />
    </div>
  )
}
