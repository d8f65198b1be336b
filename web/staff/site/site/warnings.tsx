import { TriangleAlert } from 'lucide-react'
import type { Problem } from '#domain/site/problem.ts'
import { Callout } from '../../../ui/feedback/callout.tsx'

/** What may be saved and is probably not meant. */
export function Warnings({ warnings }: { warnings: readonly Problem[] }) {
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Callout tone="amber" Icon={TriangleAlert} title={`ควรตรวจ ${warnings.length} รายการ`}>
          <ul className="list-disc ps-5">
            {warnings.map(({ field, text }) => (
              <li key={field}>{text}</li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  )
}
