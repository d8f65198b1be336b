import { Menu } from '#contract/public/site-content.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { readMenu } from '#server/site/menu.ts'

export const manuRoutes = routes(
  forPublic.get('/manu', { keep: true, reply: Menu }, ({ server }) => readMenu(server)),
)
