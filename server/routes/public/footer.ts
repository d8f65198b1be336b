import { FooterReply } from '#contract/public/site-content.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { readFooter } from '#server/site/footer.ts'

export const footerRoutes = routes(
  forPublic.get('/footer', { keep: true, reply: FooterReply }, ({ server }) => readFooter(server)),
)
