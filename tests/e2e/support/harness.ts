import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

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
    plugins: [react()],
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
