import type { FastifyInstance } from 'fastify'

interface PasskeySite {
  /** The site's own host: a key that was made for it is offered nowhere else. */
  rpId: string
  origin: string
}

/** Both come from the site's address in the settings, never from what a request says of itself. */
export function passkeySite({ settings }: FastifyInstance): PasskeySite {
  const { hostname, origin } = new URL(settings.publicUrl)
  return { rpId: hostname, origin }
}
