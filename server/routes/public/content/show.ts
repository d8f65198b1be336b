import { Type } from 'typebox'
import { ShowReply, ViewsReply } from '#contract/public/site-content.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { countView, showTopic } from '#server/content/show-topic.ts'
import { Id } from '#server/http/paging.ts'
import { forPublic, routes } from '#server/http/routes.ts'

const params = Type.Object({ topicId: Id })

export const showRoutes = routes(
  forPublic.get('/show/:topicId', { keep: true, params, reply: ShowReply }, ({ server }, params) =>
    showTopic(server, params),
  ),

  // Asked by the browser once the page has been taken over: who runs no scripts is not counted, nor
  // who says they are a robot, nor the same reader again within a day.
  forPublic.post(
    '/show/:topicId/view',
    { limit: { name: 'view', max: 120, seconds: 600 }, params, body: NoBody, reply: ViewsReply },
    countView,
  ),
)
