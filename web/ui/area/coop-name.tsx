import { useSite } from '../../app/site.tsx'
import { Thai } from '../data/thai.tsx'
import { Logo } from '../layout/logo.tsx'

/**
 * The emblem and both names, none of them cut. On a phone the English one would take three lines of the page: there it
 * is read aloud here and read in the menu; and beside very large text there is room for the emblem only.
 */
export function CoopName() {
  const { config } = useSite()
  return (
    <>
      <Logo size={40} />
      <span className="grid min-w-0 @max-[15rem]:sr-only">
        <span className="text-label leading-snug font-semibold text-balance">
          <Thai>{config.coopNameTH}</Thai>
        </span>
        <span lang="en" className="text-caption leading-tight @max-[40rem]:sr-only">
          {config.coopNameEN}
        </span>
      </span>
    </>
  )
}
