import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ShowReply, ViewsReply } from '#contract/public/site-content.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { countView, showTopic } from '#server/content/show-topic.ts'
import { Id } from '#server/http/paging.ts'

const params = Type.Object({ topicId: Id })

export const showRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/show/:topicId',
    { config: { authz: 'public', keep: true }, schema: { params, response: { 200: ShowReply } } },
    ({ params }) => showTopic(app, params),
  )

  // Asked by the browser once the page has been taken over: who runs no scripts is not counted, nor
  // who says they are a robot, nor the same reader again within a day.
  app.post(
    '/show/:topicId/view',
    {
      config: { authz: 'public', limit: { name: 'view', max: 120, seconds: 600 } },
      schema: {
        params,
        body: NoBody,
        response: { 200: ViewsReply },
      },
    },
    (request) => countView(request, request.params),
  )
}
