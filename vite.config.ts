import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Libraries and rules that several pages use; what only some pages share of our own stays with them.
const EVERYWHERE =
  /node_modules|[\\/]web[\\/]client[\\/]push|[\\/](?:domain[\\/](?:calendar[\\/]thai-date|money[\\/](?:money|rate))|contract[\\/]shared[\\/]look)\.ts$/
// The frame of every page and the store, however few name them: or they would be put with the
// first area that does, and every page would fetch the area.
const FRAME =
  /[\\/]web[\\/](?:ui[\\/](?!form|styles)|client[\\/]store[\\/](?!member-|staff-|impersonation)|client[\\/](?!fonts)[\w-]+\.tsx?$|app[\\/](?!boot|main)[\w-]+\.tsx?$)|[\\/]node_modules[\\/]react-dom[\\/]/

// What articles are written with: nobody reads with it.
const EDITOR =
  /[\\/]node_modules[\\/](?:prosemirror-|orderedmap|rope-sequence|w3c-keyname)|[\\/]web[\\/]staff[\\/]content[\\/]rich[\\/]/

// What forms are made of, in public and behind doors alike; or whoever fills one in would fetch the back office with it.
const FORMS = /[\\/]web[\\/]ui[\\/]form[\\/]/

// Areas come to those who enter them, and to nobody else. What they are made of is shared between them.
const AREAS = /[\\/]web[\\/](?:area[\\/])/
const MEMBER_AREA = /[\\/]web[\\/](?:member[\\/]|client[\\/]store[\\/]member-)/
const UNIT_AREA = /[\\/]web[\\/]unit[\\/]/
const BACK_OFFICE =
  /[\\/]web[\\/](?:staff[\\/](?!layout[\\/]routes|content[\\/]rich)|client[\\/]store[\\/]staff-)/

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
          input: ['web/app/boot.ts', 'web/ui/styles/styles.css'],
          output: {
            codeSplitting: {
              groups: [
                // By itself, or the tiny first script would wait for all that is shared.
                { name: 'helper', test: /preload-helper/, priority: 1 },
                // What several pages use comes as one file rather than a dozen of one component each.
                { name: 'editor', test: EDITOR, includeDependenciesRecursively: false },
                { name: 'frame', test: FRAME },
                { name: 'shared', test: EVERYWHERE, minShareCount: 2 },
                { name: 'forms', test: FORMS, minShareCount: 2 },
                { name: 'areas', test: AREAS, minShareCount: 2 },
                { name: 'member', test: MEMBER_AREA, minShareCount: 2 },
                { name: 'membergroup', test: UNIT_AREA, minShareCount: 2 },
                {
                  name: 'admin',
                  test: BACK_OFFICE,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
}))
