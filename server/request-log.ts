import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** One line a request, when it is done: who, what, how it ended, how long it took. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const line = {
      request_id: request.id,
      ip: request.ip,
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      member: request.member?.membershipNo,
    }
    if (error) request.log.error({ ...line, err: error }, 'fault')
    else request.log.info(line, 'request')
  }
}
