// What Vite built: hashed files, held in memory with their compressed twins, and the names a page
// needs to refer to them.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Refusal } from '../http/errors.ts'
import { dress, type Finished, finish } from './encodings.ts'
import { OtherReleases } from './other-releases.ts'

const LOGO = join(import.meta.dirname, '..', '..', 'web', 'ui', 'layout', 'logo.svg')
export const BUILT_WEB = join(import.meta.dirname, '..', '..', 'dist', 'web')

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const TYPEFACES = [
  /thai-400-.*woff2$/,
  /thai-600-.*woff2$/,
  /latin-400-.*woff2$/,
  /latin-600-.*woff2$/,
]

export interface Assets {
  files: Map<string, Finished>
  /** The style sheet's text, to be sent inside each page. */
  style: string
  styleHash: string
  /** The same for pages without scripts, where nobody could take our typefaces once they come (web/app/first/thai-type.ts). */
  plainStyle: string
  plainStyleHash: string
  /** The one script inside a public page: it chooses a typeface, draws the first screen first, and asks for web/app/boot.ts once all that is seen has come and been painted. */
  boot: string
  bootHash: string
  /** The one inside a page of an area: it asks at once, also for what the scripts will need (web/app/early.ts). */
  areaBoot: string
  areaBootHash: string
  /** Names this build, so that a report from a browser can be told from an older one's. */
  release: string
  /** What the boot script of a public page fetches when somebody needs it. */
  rest: string[]
  /** The scripts and style sheets of an area's address, all of which its page asks for at once. */
  filesOf(area: string, path: string): string[]
  /** The typefaces, the most wanted first. */
  typefaces: string[]
  /** The cooperative's mark, as it was drawn. */
  logo: Buffer
}

export async function readAssets(builtWeb = BUILT_WEB): Promise<Assets> {
  const folder = join(builtWeb, 'assets')
  const files = new Map<string, Finished>()
  for (const name of readdirSync(folder)) {
    const type = TYPES[extname(name)]
    if (type) files.set(name, await read(join(folder, name), type))
  }
  const manifest = JSON.parse(readFileSync(join(builtWeb, '.vite', 'manifest.json'), 'utf8'))
  const bootFile = `/${manifest['web/app/boot.ts'].file}`
  const textOf = (module: string) =>
    readFileSync(join(builtWeb, manifest[module].file), 'utf8').trim()
  const [early, typeface, firstScreen] = ['early', 'typeface', 'first-screen'].map((name) =>
    alone(textOf(`web/app/${name}.ts`)),
  )
  const style = textOf('web/ui/styles/styles.css')
  const plainStyle = style.replaceAll('font-display:optional', 'font-display:swap')
  const boot = `${typeface}${firstScreen}onceShown(()=>${bootLine(bootFile)})`
  const areaBoot = `${typeface}${early}${bootLine(bootFile)}`
  return {
    files,
    style,
    styleHash: hashOf(style),
    plainStyle,
    plainStyleHash: hashOf(plainStyle),
    boot,
    bootHash: hashOf(boot),
    areaBoot,
    areaBootHash: hashOf(areaBoot),
    release: createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12),
    rest: filesOf(['web/app/main.tsx'], manifest),
    filesOf: (area, path) => filesOf(modulesOf(area, path, manifest), manifest),
    typefaces: TYPEFACES.flatMap((face) => [...files.keys()].filter((name) => face.test(name))).map(
      (name) => `/assets/${name}`,
    ),
    logo: readFileSync(LOGO),
  }
}

/** Its names are nobody else's. */
function alone(script: string): string {
  return `(()=>{${script}})();`
}

/** Where not even the first script comes, the page's own words for it are shown (web/ui/styles/waiting.css). */
function bootLine(file: string): string {
  return `import("${file}").catch(()=>{document.documentElement.dataset.scripts="failed"})`
}

/** As a content security policy names what stands inside a page. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

type Manifest = Record<string, { file: string; src?: string; imports?: string[]; css?: string[] }>

// The frames of each area, before its door and behind it.
const FRAMES: Record<string, { room: string; outside: string[]; inside: string[] }> = {
  member: {
    room: 'web/member/',
    outside: ['layout/area', 'identity/entrance'],
    inside: ['layout/area', 'layout/guard', 'layout/layout'],
  },
  membergroup: {
    room: 'web/unit/',
    outside: ['area', 'entrance'],
    inside: ['area', 'guard', 'layout'],
  },
  admin: {
    room: 'web/staff/',
    outside: ['layout/area', 'people/entrance'],
    inside: ['layout/area', 'layout/guard', 'layout/layout'],
  },
}
const OUTSIDE = /^\/\w+\/(?:logon|setup|registerauth|register|forget|impersonate)$/

/** Its frames, and the page itself where its file is called after the address, as most are (docs/floor-plan.md). */
function modulesOf(area: string, path: string, manifest: Manifest): string[] {
  const { room, outside, inside } = FRAMES[area] ?? { room: '', outside: [], inside: [] }
  const frames = OUTSIDE.test(path) ? outside : inside
  const name = path.split('/')[2]
  const page = Object.keys(manifest).filter(
    (module) => module.startsWith(room) && module.endsWith(`/${name}.tsx`),
  )
  return [
    'web/app/boot.ts',
    'web/app/main.tsx',
    ...frames.map((frame) => `${room}${frame}.tsx`),
    ...(page.length === 1 ? page : []),
  ]
}

/** The files of these modules, and those they cannot do without. */
function filesOf(modules: string[], manifest: Manifest): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  function see(module: string) {
    const entry = manifest[module]
    if (!entry || seen.has(module)) return
    seen.add(module)
    for (const file of [...(entry.css ?? []), entry.file]) files.add(`/${file}`)
    for (const imported of entry.imports ?? []) see(imported)
  }
  for (const module of modules) see(module)
  return [...files]
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
  const otherReleases = new OtherReleases(app, (name) => TYPES[extname(name)] ?? '')
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
      const name = request.params.file
      const file = app.assets.files.get(name) ?? (await otherReleases.find(name))
      if (!file) throw new Refusal(404, 'ไม่พบไฟล์ที่ต้องการ')
      return reply.send(dress(file, request, reply))
    },
  )
}
