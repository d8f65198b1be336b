import { Fragment, type ReactNode } from 'react'

const MASKED = /^xxx-/
const WHOLE = /(xxx-xxx-\w{4}|\b[0-9A-Z]{2,}(?:-[0-9A-Z]+)+\b)/

/**
 * Words with numbers and codes in them that have dashes: masked accounts (domain/money/bank-account.ts), contracts, what is read off and
 * typed. Each stands on one line, or it is read as two.
 */
export function Unbroken({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  return children.split(WHOLE).map((part, at) => {
    const Part = at % 2 === 1 ? Whole : Fragment
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand in a fixed order
    return <Part key={at}>{part}</Part>
  })
}

function Whole({ children }: { children: string }) {
  // An account stands in narrow columns; codes and contracts have a phone's width. On less, everything may break.
  const narrow = MASKED.test(children)
    ? 'max-[23rem]:whitespace-normal'
    : 'max-[17rem]:whitespace-normal'
  return <span className={`whitespace-nowrap ${narrow}`}>{children}</span>
}
