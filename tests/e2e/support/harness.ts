import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** The site and what draws its pages again and again, as one script; says where. */
export async function buildHarness(folder: string): Promise<string> {
  const mode = 'production'
  // Vite believes NODE_ENV, and a test runner has set it.
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = mode
  await build({
    root: ROOT,
    configFile: false,
    mode,
    logLevel: 'warn',
    publicDir: false,
    plugins: [emptyIcons(), react()],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'esnext',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'web/testing/every-page/draw.tsx',
        output: { codeSplitting: false, entryFileNames: 'pages.js' },
      },
    },
  })
  if (before !== undefined) process.env.NODE_ENV = before
  return join(folder, 'pages.js')
}

/** No answer changes what an icon looks like, and their lines are a good part of what a page would have to draw. */
function emptyIcons(): Plugin {
  const name = 'lucide-react'
  const icons = globSync('web/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const [, imported = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(text) ?? []
    return imported.split(',').map((one) => one.trim())
  })
  const names = [...new Set(icons)].filter((one) => /^[A-Z]\w*$/.test(one))
  return {
    name: 'empty-icons',
    enforce: 'pre',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}`
        ? `import { createElement } from 'react'
           const Icon = (props) => createElement('svg', props)
           export { ${names.map((one) => `Icon as ${one}`).join(', ')} }`
        : null,
  }
}
