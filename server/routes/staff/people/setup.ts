// Before there is a password: the code from a colleague, or from the server's own screen.

import { SecondStepReply, Setup, SetupCode, SetupReply } from '#contract/staff/identity.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { finishSetUp, openSetUp } from '#server/identity/staff/set-up.ts'

// Sixty bits are not guessed; this keeps the log readable.
const TRIES = { name: 'staff-setup', max: 20, seconds: 10 * 60 }

export const staffSetupRoutes = routes(
  forPublic.post(
    '/auth/setup/code',
    { limit: TRIES, body: SetupCode, reply: SetupReply },
    openSetUp,
  ),
  forPublic.post('/auth/setup', { limit: TRIES, body: Setup, reply: SecondStepReply }, finishSetUp),
)
