import { TriangleAlert } from 'lucide-react'
import { linksIn, type MenuSheet, menuWarnings } from '#domain/site/menu.ts'
import { Callout } from '../../area/parts/callout.tsx'
import { useDeadLinks } from '../site/links.tsx'

/** What may be saved and is probably not meant. */
export function MenuWarnings({ menu }: { menu: MenuSheet }) {
  const warnings = menuWarnings(menu, useDeadLinks(linksIn(menu)))
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
