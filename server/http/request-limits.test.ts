import { expect, test } from 'vitest'
import { CONNECTIONS_MAX, CONNECTIONS_OF_NETWORK_MAX, FASTIFY_LIMITS } from './request-limits.ts'

test('the limits are those of docs/security.md', () => {
  expect(FASTIFY_LIMITS).toMatchObject({
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    keepAliveTimeout: 65_000,
    handlerTimeout: 20_000,
    bodyLimit: 65_536,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    routerOptions: { maxParamLength: 64 },
  })
  expect([CONNECTIONS_MAX, CONNECTIONS_OF_NETWORK_MAX]).toEqual([6_000, 2_000])
})
