import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Two builds: the hashed files browsers get, and the module the server renders with. Where they go is
// for scripts/build.ts to say.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: false,
  // React is built in as it is for browsers, whatever NODE_ENV the server runs under.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        ssr: true,
        target: 'node24',
        rolldownOptions: { input: 'web/render.tsx' },
      }
    : {
        manifest: true,
        // Phones of the last four years.
        target: ['chrome107', 'safari16', 'firefox104'],
        // The helper would make the first script two; nothing here waits for a preload.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: { input: ['web/boot.ts', 'web/styles.css'] },
      },
}))
