import { forPublic, routes } from '#server/http/routes.ts'
import { takeLineEvents } from '#server/notices/line/webhook.ts'
import { FileBody, takeFiles } from '#server/uploads/take-files.ts'

const BYTES_MAX = 128 * 1024

/** LINE's webhook. Its signature is over the bytes, so they are not read before it is looked at. */
export const lineRoutes = routes(
  takeFiles(['application/json'], BYTES_MAX),
  forPublic.act(
    '/line',
    { limit: { name: 'line', max: 6_000, seconds: 60 }, body: FileBody },
    takeLineEvents,
  ),
)
