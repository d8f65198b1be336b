import { Fragment, type ReactNode } from 'react'

/** Words with masked account numbers in them (domain/money/bank-account.ts): a number stands on one line, or it is read as two. */
export function Unbroken({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  return children.split(/(xxx-xxx-\w{4})/).map((part, at) => {
    const Part = at % 2 === 1 ? Whole : Fragment
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand in a fixed order
    return <Part key={at}>{part}</Part>
  })
}

function Whole({ children }: { children: string }) {
  return <span className="whitespace-nowrap max-[23rem]:whitespace-normal">{children}</span>
}
