import { OkReply } from '#contract/member/identity.ts'
import { UnitFirstPassword } from '#contract/unit/auth.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { setFirstUnitPassword } from '#server/identity/unit-first-password.ts'

const NETWORK = { name: 'unit-code', max: 20, seconds: 10 * 60 }

export const unitFirstPasswordRoutes = routes(
  forPublic.post(
    '/first_password',
    { limit: NETWORK, body: UnitFirstPassword, reply: OkReply },
    setFirstUnitPassword,
  ),
)
