import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Libraries and rules that several pages use; what only some pages share of our own stays with them.
const EVERYWHERE =
  /node_modules|[\\/]web[\\/]client[\\/]push|[\\/](?:domain[\\/](?:calendar[\\/]thai-date|money[\\/](?:money|rate))|contract[\\/]shared[\\/]look)\.ts$/
// The frame of every page and the store, however few name them: or they would be put with the
// first area that does, and every page would fetch the area.
const FRAME =
  /[\\/]web[\\/](?:ui[\\/]layout[\\/]|client[\\/]store[\\/](?!member-)|app[\\/](?!boot|main|early|typeface|first-screen)[\w-]+\.tsx?$)|[\\/]node_modules[\\/]react-dom[\\/]/

// The first script, and the little of it that is used later as well.
const FIRST =
  /preload-helper|rolldown[\\/]runtime|[\\/]web[\\/](?:app[\\/]first[\\/]|client[\\/]hydrated-event|ui[\\/]feedback[\\/]cookie-consent)/

// What articles are written with: nobody reads with it.
const EDITOR =
  /[\\/]node_modules[\\/](?:prosemirror-|orderedmap|rope-sequence|w3c-keyname)|[\\/]web[\\/]staff[\\/]content[\\/]rich[\\/]/

// What pages are made of is one shelf; in which script a part comes is decided by the pages that use it.
const OURS =
  /[\\/](?:(domain|contract)|web[\\/](ui|client|public|member|unit|staff))[\\/](?!styles)/
const FORMS = /[\\/]web[\\/]ui[\\/]form[\\/]/
// One public page and one of members: theirs, and nobody else's to fetch.
const RIGHT = /[\\/]web[\\/]ui[\\/]right[\\/]/
const AREAS: Record<string, string> = { member: 'member', unit: 'membergroup', staff: 'admin' }

interface Using {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null
}

/** The pages, and whatever else is fetched by itself, that cannot do without a module. */
function usersOf(id: string, context: Using, seen = new Set<string>()): Set<string> {
  const users = new Set<string>()
  if (seen.has(id)) return users
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  if (dynamicImporters.length > 0) users.add(id)
  for (const importer of importers)
    for (const user of usersOf(importer, context, seen)) users.add(user)
  return users
}

function roomOf(id: string): string {
  const [, rules, room] = OURS.exec(id) ?? []
  return rules ?? room ?? 'app'
}

/** Areas come to those who enter them, and to nobody else; what one page alone uses comes with that page. */
function chunkOf(id: string, context: Using): string | null {
  if (FRAME.test(id)) return 'frame'
  const room = roomOf(id)
  if (!OURS.test(id) || room === 'public') return null
  const users = [...usersOf(id, context)].map(roomOf)
  const isOpen = users.includes('app') || users.includes('public')
  if (isOpen && room !== 'ui' && room !== 'client') return null
  if (RIGHT.test(id)) return null
  if (isOpen) return FORMS.test(id) ? 'forms' : 'frame'
  if (users.length < 2) return null
  const [only = '', ...others] = new Set(users)
  if (AREAS[room] || others.length === 0) return AREAS[room] ?? AREAS[only] ?? null
  // Rules that members do not need are not theirs to fetch.
  return room === 'domain' && !users.includes('member') ? null : 'areas'
}

const known = new Map<string, string | null>()

function comesAs(chunk: string) {
  return (id: string, context: Using) => {
    if (!known.has(id)) known.set(id, chunkOf(id, context))
    return known.get(id) === chunk ? chunk : null
  }
}

// Two builds: the hashed files browsers get, and the module the server renders with. Where they go is
// for scripts/build.ts to say.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: false,
  // React is built in as it is for browsers, whatever NODE_ENV the server runs under.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: isSsrBuild
    ? {
        ssr: true,
        target: 'node24',
        rolldownOptions: {
          input: 'web/app/render.tsx',
          // One file, read once at the start: a later build must not pull pages from under a running site.
          output: { codeSplitting: false },
        },
      }
    : {
        manifest: true,
        // Phones of the last four years.
        target: ['chrome107', 'safari16', 'firefox104'],
        // The helper would make the first script two; nothing here waits for a preload.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [
            'web/app/boot.ts',
            'web/app/early.ts',
            'web/app/first-screen.ts',
            'web/app/typeface.ts',
            'web/ui/styles/styles.css',
          ],
          output: {
            codeSplitting: {
              groups: [
                // By itself, or the tiny first script would wait for all that is shared.
                { name: 'first', test: FIRST, priority: 1 },
                // What several pages use comes as one file rather than a dozen of one component each.
                { name: 'editor', test: EDITOR, includeDependenciesRecursively: false },
                { name: comesAs('frame'), debugName: 'frame' },
                { name: 'shared', test: EVERYWHERE, minShareCount: 2 },
                { name: comesAs('forms'), debugName: 'forms' },
                ...['areas', 'member', 'membergroup', 'admin'].map((chunk) => ({
                  name: comesAs(chunk),
                  debugName: chunk,
                  includeDependenciesRecursively: false,
                })),
              ],
            },
          },
        },
      },
}))
