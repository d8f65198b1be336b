import { Logo } from '../shell/logo.tsx'
import { useSite } from '../site.tsx'

/** The emblem and both names, as small as they can be read; beside very large text there is room for the emblem only. */
export function CoopName() {
  const { config } = useSite()
  return (
    <>
      <Logo size={40} />
      <span className="grid min-w-0 @max-[15rem]:sr-only">
        <span className="clamp-2 text-label leading-snug font-semibold">{config.coopNameTH}</span>
        <span lang="en" className="clamp-1 text-caption leading-tight">
          {config.coopNameEN}
        </span>
      </span>
    </>
  )
}
