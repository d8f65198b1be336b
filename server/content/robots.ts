import type { FastifyRequest } from 'fastify'

const ROBOT =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|headless|curl|wget|python|scan|monitor/i

/** Those who say so. Others run no scripts, or are counted once a day like everybody. */
export function isRobot(request: FastifyRequest): boolean {
  const agent = request.headers['user-agent'] ?? ''
  return agent === '' || ROBOT.test(agent)
}
