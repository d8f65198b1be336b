import { WelcomeReply } from '#contract/member/welcome.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { firstPage } from '#server/member-figures/welcome.ts'

export const welcomeRoutes = routes(
  forMember.get('/welcome', { readSafe: true, query: NoQuery, reply: WelcomeReply }, firstPage),
)
