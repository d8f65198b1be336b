import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The built web once more under other names, as the next build would name it. */
export function renameRelease(builtWeb: string, folder: string): void {
  const files = globSync('{assets/*.{js,css,svg,woff2},.vite/manifest.json}', { cwd: builtWeb })
  const renamed = (text: string) =>
    text.replace(/([\w.]-)([\w-]{8})(\.(?:js|css|svg|woff2)\b)/g, (whole, name, hash, ending) =>
      hashes.has(hash) ? name + turned(hash) + ending : whole,
    )
  const hashes = new Set(files.map((file) => /-([\w-]{8})\.\w+$/.exec(file)?.[1]))
  for (const file of files) {
    const path = join(folder, renamed(file))
    mkdirSync(dirname(path), { recursive: true })
    const content = readFileSync(join(builtWeb, file))
    writeFileSync(path, /\.(js|css|json)$/.test(file) ? renamed(content.toString()) : content)
  }
}

function turned(hash: string): string {
  return [...hash].reverse().join('')
}
