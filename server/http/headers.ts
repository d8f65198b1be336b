// Security headers (docs/security.md#headers), made once at the start: setting them costs a request almost
// nothing.

import type { FastifyInstance, FastifyReply } from 'fastify'

/** What kind of answer a route gives decides which headers it carries. */
export type AnswerKind = 'api' | 'page' | 'area' | 'file'

interface HeaderOptions {
  publicUrl: string
  /** Host of the outside broker of notifications, if any. */
  broker: string
  /** Whether forms are proved human by reCAPTCHA, whose scripts and frame must then be let in. */
  recaptcha: boolean
  /** SHA-256 of the style sheet that pages carry inline, as CSP wants it. */
  styleHash: string
  /** Of the one in pages without scripts. */
  plainStyleHash: string
  /** The same of the one script inside public pages, and of the one inside pages of areas. */
  bootHash: string
  areaBootHash: string
}

/** Where browsers tell what a policy kept out (server/routes/public/policy-report.ts); older ones know the address only. */
const REPORTS = '/api/info/policy-report'

const RECAPTCHA = ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'

const HTTPS_ONLY: [string, string] = [
  'strict-transport-security',
  'max-age=31536000; includeSubDomains',
]

function securityHeaders(options: HeaderOptions): Record<AnswerKind, [string, string][]> {
  const secure = options.publicUrl.startsWith('https:')
  const socket = options.broker
    ? `wss://${options.broker}`
    : options.publicUrl.replace(/^http/, 'ws')
  const shared: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    [
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    // Over plain HTTP browsers do not listen to it.
    ...(secure ? [HTTPS_ONLY] : []),
  ]
  const page: [string, string][] = [
    ['content-security-policy', pagePolicy(options, socket, secure)],
    ['reporting-endpoints', `policy="${REPORTS}"`],
    ...shared,
  ]
  const sandbox: [string, string] = [
    'content-security-policy',
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  ]
  return {
    page: [
      ...page,
      ['referrer-policy', 'strict-origin-when-cross-origin'],
      ['cache-control', 'no-cache'],
    ],
    area: [
      ...page,
      ['referrer-policy', 'no-referrer'],
      ['cache-control', 'no-store'],
      ['x-robots-tag', 'noindex'],
    ],
    api: [
      sandbox,
      ...shared,
      ['referrer-policy', 'no-referrer'],
      ['cache-control', 'no-store'],
      ['x-robots-tag', 'noindex'],
    ],
    file: [sandbox, ...shared, ['cache-control', 'public, max-age=31536000, immutable']],
  }
}

function pagePolicy(
  { styleHash, plainStyleHash, bootHash, areaBootHash, recaptcha }: HeaderOptions,
  socket: string,
  secure: boolean,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${bootHash}' '${areaBootHash}'${recaptcha ? RECAPTCHA : ''}`,
    ...(recaptcha ? [`frame-src${RECAPTCHA}`] : []),
    // The style sheet is inside the page, so that the first paint waits for nothing; its hash lets only it in.
    `style-src 'self' '${styleHash}' '${plainStyleHash}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${socket}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Its scripts make others without asking a policy.
    ...(recaptcha ? [] : ["require-trusted-types-for 'script'"]),
    'trusted-types coop-html dompurify coop-worker',
    // Over plain HTTP, on the operator's own machine, this would turn every asset into a failure.
    ...(secure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${REPORTS}`,
    // Chromium follows this one where it is there, and over plain HTTP tells it nothing.
    ...(secure ? ['report-to policy'] : []),
  ].join('; ')
}

type PutHeaders = (reply: FastifyReply, kind: AnswerKind) => void

export function headersFor(options: HeaderOptions): PutHeaders {
  const headers = securityHeaders(options)
  return (reply, kind) => {
    for (const [name, value] of headers[kind]) reply.header(name, value)
  }
}

/** Puts the headers of its kind on every answer, refusals included. */
export function sendSecurityHeaders(app: FastifyInstance, put: PutHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { answers = 'api', authz } = request.routeOptions.config
    put(reply, answers)
    // A file that is somebody's own is not everybody's to keep for a year, as pictures and scripts are.
    if (answers === 'file' && authz !== 'public') reply.header('cache-control', 'no-store')
    done()
  })
}
