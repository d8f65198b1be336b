// Password, then a code of the moment or a passkey: the same steps on the sign-in page and over a page whose session ended.

import { useState } from 'react'
import type { SecondStep, StaffLoggedIn } from '#contract/staff/identity.ts'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { enter } from '../../client/session/staff-session.ts'
import { CodeStep } from './sign-in/code-step.tsx'
import { EnrolStep } from './sign-in/enrol-step.tsx'
import { PasswordStep } from './sign-in/password-step.tsx'
import { RecoveryCodes } from './sign-in/recovery-codes.tsx'

interface SignInProps {
  /** Whose session ended; undefined when anybody may come. */
  login?: string | undefined
  /** Whoever has just set a password has that step behind them. */
  begun?: SecondStep | undefined
}

export function SignIn({ login, begun }: SignInProps) {
  const dispatch = useAreaDispatch()
  const [second, setSecond] = useState(begun)
  const [enrolled, setEnrolled] = useState<StaffLoggedIn['data']>()
  const startAgain = () => setSecond(undefined)

  function passed(answer: StaffLoggedIn['data']) {
    if (answer.recovery_codes) setEnrolled(answer)
    else dispatch(enter(answer))
  }
  if (enrolled?.recovery_codes) {
    return (
      <RecoveryCodes
        codes={enrolled.recovery_codes}
        login={enrolled.officer.login}
        onDone={() => dispatch(enter(enrolled))}
      />
    )
  }
  if (!second) return <PasswordStep login={login} onPassed={setSecond} />
  if (second.enrolment) {
    const { ticket, enrolment } = second
    return (
      <EnrolStep
        ticket={ticket}
        enrolment={enrolment}
        onPassed={passed}
        onStartAgain={startAgain}
      />
    )
  }
  return <CodeStep {...second} onPassed={passed} onStartAgain={startAgain} />
}
