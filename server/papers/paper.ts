// A paper to take away, as PDF, spreadsheet or CSV: one plain link each, so that it works with
// scripts off too.

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type TSchema, Type } from 'typebox'
import type { Cooperative } from '#documents/paper/frame.ts'
import type { Papers } from '#documents/paper/papers.ts'
import { PaperMakerClosed, PaperQueueFull, PaperTooSlow } from '#documents/pdf/paper-maker.ts'
import { csv } from '#documents/table/csv.ts'
import { type Workbook, xlsx } from '#documents/table/sheet.ts'
import { savedAs } from '../http/content-disposition.ts'
import { Refusal } from '../http/errors.ts'
import type { Limit } from '../http/rate-limit.ts'
import { paperEmblem } from '../pages/brand-mark.ts'
import { pageConfigOf } from '../pages/page-config.ts'

/** Of all papers together: a ward shares one address, a program that prints all day has its own. */
const PAPER_LIMIT: Limit = { name: 'paper', max: 120, seconds: 600 }

export type Format = 'pdf' | 'xlsx' | 'csv'

export const PaperFormat = Type.Object({
  format: Type.Unsafe<Format>(Type.String({ pattern: '^(pdf|xlsx|csv)$', title: 'ชนิดเอกสาร' })),
})

/** No field of a calculator is longer, and what else stands in an address is for somebody else. */
function PaperQuery<Name extends string>(names: readonly Name[]) {
  const text = Type.Optional(Type.String({ maxLength: 40 }))
  return Type.Object(Object.fromEntries(names.map((name): [string, TSchema] => [name, text])))
}

/** What a route that gives away a calculation declares. */
export function paperRoute<Name extends string>(names: readonly Name[]) {
  const shape = { params: PaperFormat, query: PaperQuery(names) }
  return { load: 'paper', limit: PAPER_LIMIT, ...shape } as const
}

export async function cooperativeOf(app: FastifyInstance): Promise<Cooperative> {
  const config = await pageConfigOf(app)
  return {
    nameTh: config.coopNameTH,
    nameEn: config.coopNameEN,
    colour: config.brand_color,
    emblem: await paperEmblem(app),
  }
}

export interface Drawn<Name extends keyof Papers> {
  /** Of the file, without its ending. */
  name: string
  template: Name
  paper: () => Papers[Name] | Promise<Papers[Name]>
  workbook: () => Workbook
}

export async function sendPaper<Name extends keyof Papers>(
  request: FastifyRequest,
  reply: FastifyReply,
  format: Format,
  drawn: Drawn<Name>,
): Promise<FastifyReply> {
  const body = await paperBody(request, format, drawn)
  return sendFile(request, reply, { ...body, name: `${drawn.name}.${format}` })
}

/** For whoever has something to do between making a paper and giving it away. */
export function paperBody<Name extends keyof Papers>(
  request: FastifyRequest,
  format: Format,
  drawn: Drawn<Name>,
): Promise<{ type: string; bytes: Buffer }> {
  return BODIES[format](request, drawn as Drawn<keyof Papers>)
}

/** Tables alone, without a paper. */
export async function sendTables(
  request: FastifyRequest,
  reply: FastifyReply,
  { format, title, tables }: { format: 'csv' | 'xlsx' } & Pick<Workbook, 'title' | 'tables'>,
): Promise<FastifyReply> {
  const { nameTh: author } = await cooperativeOf(request.server)
  const body = await tableBody(format, { title, author, printedAt: new Date(), tables })
  return sendFile(request, reply, { ...body, name: `${title}.${format}` })
}

interface File {
  name: string
  type: string
  bytes: Buffer
}

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, bytes }: File,
): Promise<FastifyReply> {
  reply
    .type(type)
    .header('content-disposition', savedAs(name))
    // Tomorrow's rates or rules make another paper of the same address.
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
  const zips = !/\.(xlsx|zip)$/.test(name) && /\bgzip\b(?!\s*;\s*q=0)/.test(acceptedBy(request))
  if (!zips) return reply.send(bytes)
  return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(bytes))
}

type Body = (
  request: FastifyRequest,
  drawn: Drawn<keyof Papers>,
) => Promise<{ type: string; bytes: Buffer }>

const BODIES: Record<Format, Body> = {
  pdf: async (request, { template, paper }) => pdfBody(request, template, await paper()),
  xlsx: (_, { workbook }) => tableBody('xlsx', workbook()),
  csv: (_, { workbook }) => tableBody('csv', workbook()),
}

/** What is only ever a paper. */
export async function pdfBody<Name extends keyof Papers>(
  { server, raw: { socket } }: FastifyRequest,
  template: Name,
  data: Papers[Name],
): Promise<{ type: string; bytes: Buffer }> {
  // Not Fastify's own signal: that of a POST is given as soon as its body has been read.
  const left = new AbortController()
  const leave = () => left.abort()
  socket.once('close', leave)
  try {
    const bytes = await server.papers.pdf(template, data, left.signal)
    return { type: 'application/pdf', bytes: Buffer.from(bytes) }
  } catch (error) {
    // Whoever asked has left, which is nobody's fault and read by nobody.
    throw left.signal.aborted ? new Refusal(400, 'ยกเลิกแล้ว') : passing(error)
  } finally {
    socket.off('close', leave)
  }
}

/** What is only ever a table; CSV has room for the first of several. */
export async function tableBody(
  format: Exclude<Format, 'pdf'>,
  workbook: Workbook,
): Promise<{ type: string; bytes: Buffer }> {
  if (format === 'xlsx') {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return { type, bytes: Buffer.from(await xlsx(workbook)) }
  }
  const [table] = workbook.tables
  if (!table) throw new Error('a workbook without a table')
  return { type: 'text/csv; charset=utf-8', bytes: Buffer.from(csv(table)) }
}

/** Too many at once pass by themselves; whoever asks should come back (errors.ts words it). */
function passing(error: unknown): unknown {
  const kinds = [PaperQueueFull, PaperMakerClosed, PaperTooSlow]
  if (!kinds.some((kind) => error instanceof kind)) return error
  return Object.assign(new Error('no paper now', { cause: error }), { statusCode: 503 })
}

function acceptedBy({ headers }: FastifyRequest): string {
  return String(headers['accept-encoding'] ?? '')
}
