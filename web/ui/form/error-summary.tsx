import { useEffect, useRef } from 'react'

/** What keeps a form from being sent: under the field's name, or under `form` when it is nobody's. */
export type Problems<Name extends string = string> = Partial<Record<Name | 'form', string>>

/** Says on top what must be mended, in the same words as beside each field, and takes the focus there. */
export function ErrorSummary({ problems }: { problems: Problems }) {
  const box = useRef<HTMLDivElement>(null)
  const lines = Object.entries(problems).filter(([, words]) => words)
  useEffect(() => {
    if (!Object.values(problems).some(Boolean)) return
    box.current?.focus({ preventScroll: true })
    // Not at the edge, where a toast with the same words lies over it on a phone.
    box.current?.scrollIntoView({ block: 'center' })
  }, [problems])
  if (lines.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-2 border-red-bd bg-red-bg p-4 text-red-fg"
    >
      {lines.length === 1 && problems.form ? (
        // A refusal or a lost connection is nothing to mend among the fields.
        <p className="font-semibold">{problems.form}</p>
      ) : (
        <>
          <p className="font-semibold">กรุณาแก้ไข {lines.length} รายการ</p>
          <ul className="mt-1 list-disc pl-6">
            {lines.map(([name, words]) => (
              <li key={name}>
                {name === 'form' ? (
                  words
                ) : (
                  <a href={`#${name}`} className="underline" onClick={(press) => goTo(press, name)}>
                    {words}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The field itself takes the focus; the address stays as it was. */
function goTo(press: React.MouseEvent, name: string) {
  press.preventDefault()
  document.getElementById(name)?.focus()
}
