// A trace of every request with the statements it sent, for a collector of OpenTelemetry. Loaded only where one is set.
// By hand, since what instruments libraries by itself would load them differently; there are two of them.

import { channel } from 'node:diagnostics_channel'
import {
  type Context,
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SentStatement, STATEMENTS } from '#database/core/connect.ts'
import type { ProxyRequestId } from '../request-id.ts'

const STATEMENT_LENGTH_MAX = 2_000

export class Tracing {
  readonly #provider: BasicTracerProvider
  readonly #tracer: Tracer
  readonly #spans = new WeakMap<FastifyRequest, Span>()
  readonly #propagator = new W3CTraceContextPropagator()
  readonly #onStatement = (message: unknown) => this.#traceStatement(message as SentStatement)

  constructor(url: string, release: string) {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
    this.#provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'coop-web', 'service.version': release }),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
    })
    this.#tracer = this.#provider.getTracer('coop-web')
    channel(STATEMENTS.name).subscribe(this.#onStatement)
  }

  follow(app: FastifyInstance, requestIdOf: ProxyRequestId): void {
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, routeOptions, id } = request
      const route = routeOptions.url ?? 'unknown'
      const attributes = { 'http.request.method': method, 'http.route': route, request_id: id }
      const parent = this.#parentOf(request, requestIdOf)
      const kind = SpanKind.SERVER
      const span = this.#tracer.startSpan(`${method} ${route}`, { kind, attributes }, parent)
      this.#spans.set(request, span)
      context.with(trace.setSpan(parent, span), done)
    })
    app.addHook('onResponse', (request, { statusCode }, done) => {
      const span = this.#spans.get(request)
      span?.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
      done()
    })
  }

  /** Sends what is left; nothing is traced afterwards. */
  async end(): Promise<void> {
    channel(STATEMENTS.name).unsubscribe(this.#onStatement)
    await this.#provider.shutdown()
    context.disable()
  }

  /** What the site asks itself goes on in the request for its page; a trace begun outside only where a trusted proxy passes it on. */
  #parentOf(request: FastifyRequest, requestIdOf: ProxyRequestId): Context {
    const active = context.active()
    if (trace.getSpan(active)) return active
    if (requestIdOf(request.raw) === undefined) return ROOT_CONTEXT
    return this.#propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
  }

  #traceStatement({ sql, answer }: SentStatement): void {
    const active = context.active()
    if (!trace.getSpan(active)) return
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.text': sql.slice(0, STATEMENT_LENGTH_MAX),
    }
    const kind = SpanKind.CLIENT
    const span = this.#tracer.startSpan('postgresql', { kind, attributes }, active)
    answer.then(
      () => span.end(),
      () => span.setStatus({ code: SpanStatusCode.ERROR }).end(),
    )
  }
}
