// What the browser that draws the pages tells whoever drives it.

import type { Description } from './answers.ts'

export interface Drawn {
  /** How often the page itself was there, rather than another in its place. */
  times: number
  /** It asked for nothing itself, so that no answer can change it: it was not drawn as often as was wished. */
  asksNothing: boolean
  asked: string[]
  broken: Broken[]
}

/** A page that went wrong, and what it was told. */
export interface Broken {
  number: number
  complaints: string[]
  answers: Record<string, unknown>
}

export interface EveryPage {
  describe(description: Description, permissions: string[]): void
  /** The pages that the server does not draw. */
  paths: string[]
  draw(path: string, from: number, times: number): Promise<Drawn>
  /** All pages, those that the server draws included. */
  allPaths: string[]
  /** Where all that a page asks is refused, in every form but the end of a session: what is wrong with what it then shows. */
  refuse(path: string): Promise<{ asks: boolean; wrong: string[] }>
}
