import { HomeReply } from '#contract/public/site-content.ts'
import { readHome } from '#server/content/home.ts'
import { forPublic, routes } from '#server/http/routes.ts'

export const homeRoutes = routes(
  forPublic.get('/home', { keep: true, reply: HomeReply }, ({ server }) => readHome(server)),
)
