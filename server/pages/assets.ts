// What Vite built: hashed files, held in memory with their compressed twins, and the names a page
// needs to refer to them.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { dress, type Finished, finish } from '../http/encodings.ts'
import { Refusal } from '../http/errors.ts'

const LOGO = join(import.meta.dirname, '..', '..', 'web', 'ui', 'layout', 'logo.svg')
const BUILT_WEB = join(import.meta.dirname, '..', '..', 'dist', 'web')

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface Assets {
  files: Map<string, Finished>
  /** The style sheet's text, to be sent inside each page. */
  style: string
  styleHash: string
  /** The one script inside a page: it asks for web/app/boot.ts once everything that is seen has come. */
  boot: string
  bootHash: string
  /** Names this build, so that a report from a browser can be told from an older one's. */
  release: string
  /** What the boot script fetches when there is time. */
  rest: string[]
  /** The same for an address of an area, by its name: with the area's frames. */
  restIn: Record<string, string[]>
  /** The cooperative's mark, as it was drawn. */
  logo: Buffer
}

export async function readAssets(): Promise<Assets> {
  const folder = join(BUILT_WEB, 'assets')
  const files = new Map<string, Finished>()
  for (const name of readdirSync(folder)) {
    const type = TYPES[extname(name)]
    if (type) files.set(name, await read(join(folder, name), type))
  }
  const manifest = JSON.parse(readFileSync(join(BUILT_WEB, '.vite', 'manifest.json'), 'utf8'))
  const style = readFileSync(
    join(BUILT_WEB, manifest['web/ui/styles/styles.css'].file),
    'utf8',
  ).trim()
  const boot = bootLine(`/${manifest['web/app/boot.ts'].file}`)
  return {
    files,
    style,
    styleHash: hashOf(style),
    boot,
    bootHash: hashOf(boot),
    release: createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12),
    rest: filesOf(['web/app/main.tsx'], manifest),
    restIn: Object.fromEntries(
      Object.entries(FRAMES).map(([area, frames]) => [
        area,
        filesOf(['web/app/main.tsx', ...frames], manifest),
      ]),
    ),
    logo: readFileSync(LOGO),
  }
}

/** Where not even the first script comes, the page's own words for it are shown (web/ui/styles/waiting.css). */
function bootLine(file: string): string {
  return `addEventListener("load",()=>import("${file}").catch(()=>{document.documentElement.dataset.scripts="failed"}))`
}

/** As a content security policy names what stands inside a page. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

type Manifest = Record<string, { file: string; imports?: string[] }>

// The first of what each area loads, so that the browser fetches it with the page.
const FRAMES: Record<string, string[]> = {
  member: [
    'web/member/layout/area.tsx',
    'web/member/identity/entrance.tsx',
    'web/member/layout/guard.tsx',
    'web/member/layout/layout.tsx',
  ],
  membergroup: [
    'web/unit/area.tsx',
    'web/unit/entrance.tsx',
    'web/unit/guard.tsx',
    'web/unit/layout.tsx',
  ],
  admin: [
    'web/staff/layout/area.tsx',
    'web/staff/people/entrance.tsx',
    'web/staff/layout/guard.tsx',
    'web/staff/layout/layout.tsx',
  ],
}

/** The files of these modules, and those they cannot do without. */
function filesOf(modules: string[], manifest: Manifest): string[] {
  const seen = new Set<string>()
  function see(module: string) {
    const entry = manifest[module]
    if (!entry || seen.has(module)) return
    seen.add(module)
    for (const imported of entry.imports ?? []) see(imported)
  }
  for (const module of modules) see(module)
  return [...seen].map((module) => `/${manifest[module]?.file}`)
}

/** The build leaves .br and .gz beside what is worth compressing (scripts/build.ts). */
async function read(path: string, type: string): Promise<Finished> {
  const plain = await finish(readFileSync(path), 'application/octet-stream', 0)
  if (!existsSync(`${path}.br`)) return { ...plain, type }
  const { etag } = plain.bodies.identity
  const twin = (ending: string) => ({
    body: readFileSync(`${path}.${ending}`),
    etag: `${etag.slice(0, -1)}-${ending}"`,
  })
  return {
    ...plain,
    type,
    bodies: { identity: plain.bodies.identity, gzip: twin('gz'), br: twin('br') },
  }
}

export const assetRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/assets/:file',
    {
      // A page without its scripts is worse than a page that waits.
      config: { authz: 'public', answers: 'file', load: 'always' },
      schema: {
        params: Type.Object({ file: Type.String() }),
        response: { 200: Type.Unsafe<Buffer | string>({ type: 'string', format: 'binary' }) },
      },
    },
    async (request, reply) => {
      const file = app.assets.files.get(request.params.file)
      if (!file) throw new Refusal(404, 'ไม่พบไฟล์ที่ต้องการ')
      return reply.send(dress(file, request, reply))
    },
  )
}
