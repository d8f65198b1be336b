import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Typst, in either of its forms. An exception it throws is not an answer: after a trap its memory cannot be trusted. */
export interface Compiler {
  attempt(template: string, inputs: Record<string, string>): Promise<Attempt>
  /** Bytes it holds. */
  held(): number
}

/** What came of it: a paper, what the template wants to be given in the next attempt, or what Typst finds wrong. */
export type Attempt = { pdf: Uint8Array } | { again: string } | { fault: string }

/** What a template that finds out what fits by trying says it wants. */
export const WANTED = '<again>'

const FONTS = ['400Regular/Sarabun_400Regular.ttf', '700Bold/Sarabun_700Bold.ttf']

export function fontFiles(): Uint8Array[] {
  return FONTS.map((path) =>
    bytesOf(fileURLToPath(import.meta.resolve(`@expo-google-fonts/sarabun/${path}`))),
  )
}

/** Every template with its name, read once: one that is changed meanwhile is for the next compiler. */
export function templatesIn(folder: string): [name: string, source: Uint8Array][] {
  return readdirSync(folder).map((file) => [file, bytesOf(join(folder, file))])
}

// Typst takes a Node Buffer for something else than bytes.
function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path))
}
