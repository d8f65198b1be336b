import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { DepositAccount } from '#contract/member/deposit.ts'

type AccountNoProps = Pick<DepositAccount, 'account_no' | 'account_no_masked'>

/** Masked until asked for: a ward's screen is a public place. */
export function AccountNo({ account_no, account_no_masked }: AccountNoProps) {
  const [shown, setShown] = useState(false)
  const [word, Icon] = shown ? (['ซ่อน', EyeOff] as const) : (['แสดง', Eye] as const)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="figures">{shown ? account_no : account_no_masked}</span>
      <button
        type="button"
        aria-label={`${word} เลขบัญชี`}
        onClick={() => setShown(!shown)}
        className="inline-flex min-h-11 items-center gap-1 px-1 text-small text-link hover:underline"
      >
        <Icon aria-hidden className="size-5" />
        {word}
      </button>
    </span>
  )
}
