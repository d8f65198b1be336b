import { FirstPassword, PasswordSet } from '#contract/member/recovery.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { setFirstPassword } from '#server/identity/recovery/set-first-password.ts'

const TRIES = { name: 'recovery-password', max: 60, seconds: 3600 }

export const recoverRoutes = routes(
  ...(['register', 'forget'] as const).map((purpose) =>
    forPublic.post(
      `/${purpose}`,
      { limit: TRIES, body: FirstPassword, reply: PasswordSet },
      (request, body) => setFirstPassword(request, purpose, body),
    ),
  ),
)
