// Words of a private dialect that were replaced by words of the trade, and may not come back in exported names or in
// file names. Matched as whole words of a name: `kept` is found in keptAnswer and in kept-answer.ts, not in skeptical.

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** A removed word, and what is said instead. */
// biome-ignore format: one row a word
const REMOVED: Record<string, string> = {
  asked:     'query, request, requested',
  dice:      'random',
  doing:     'action',
  done:      'ok',
  ears:      'listeners',
  fed:       'loaded',
  gate:      'concurrency limit',
  heard:     'observed, message',
  keeper:    'area session',
  kept:      'cached, stored, paid',
  leaf:      'partition',
  leaves:    'partitions',
  look:      'style, screenshot, access; a visitor’s look is text size and colours',
  looks:     'styles',
  patience:  'document timeout',
  pulse:     'heartbeat',
  reckon:    'calculate',
  reckoned:  'calculated',
  reckoning: 'calculation',
  said:      'reply',
  sheet:     'versioned config; a sheet is a page of paper or of a workbook',
  tell:      'record, report, announce',
  tells:     'records, reports',
  theirs:    'conflict',
  together:  'batched',
  told:      'recorded, reported',
  voice:     'feedback',
  voices:    'feedback',
  watching:  'monitoring',
  welcome:   'not blocked; the page members see first is /member/welcome',
  written:   'recorded, required',
}

const REMOVED_PHRASES = ['being found', 'run set', 'without persons', 'write down']

/** Names in which such a word means what it means to everybody. */
// biome-ignore format: one row a reason
const ALLOWED: Record<string, string[]> = {
  'the page /member/welcome, its feed and its recount': ['welcome', 'WelcomeFeed', 'WelcomeReply', 'welcomeFeed'],
  'the visitor’s text size and colours, kept in the cookie `look`': ['look', 'look-control', 'LOOK_COOKIE', 'Look', 'USUAL_LOOK', 'lookIn', 'cookieOfLook'],
  'a page of paper': ['Sheet', 'sheet', 'cover-sheet', 'letter-sheet', 'paper-sheet', 'summary-sheet', 'oneSheet', 'CoverSheet', 'LetterSheet', 'PaperSheet', 'SummarySheet'],
  'a page of a workbook': ['sheet-records', 'sheetRecords'],
}

test('no exported name and no file name speaks the old dialect', () => {
  const allowed = new Set(Object.values(ALLOWED).flat())
  const dialect = namesOfCode()
    .filter(([name]) => !allowed.has(name))
    .flatMap(([name, file]) => problemsOf(name).map((problem) => `${file}: ${name}: ${problem}`))
  expect(dialect).toEqual([])
})

test('every allowed name is still in use', () => {
  const names = new Set(namesOfCode().map(([name]) => name))
  const unused = Object.values(ALLOWED)
    .flat()
    .filter((name) => !names.has(name))
  expect(unused).toEqual([])
})

test.each(['keptAnswer', 'kept-answer', 'RateSheet', 'useAsked', 'MEMBERS_TOLD', 'run-set'])(
  'the guard knows the old word in %s',
  (name) => {
    expect(problemsOf(name)).toHaveLength(1)
  },
)

test.each(['Gateway', 'skeptical', 'investigate', 'sheeting', 'prune-sets'])(
  'the guard takes %s for what it is',
  (name) => {
    expect(problemsOf(name)).toEqual([])
  },
)

function problemsOf(name: string): string[] {
  const words = wordsOf(name)
  const line = ` ${words.join(' ')} `
  return [
    ...words
      .filter((word) => Object.hasOwn(REMOVED, word))
      .map((word) => `“${word}”, rather ${REMOVED[word]}`),
    ...REMOVED_PHRASES.filter((phrase) => line.includes(` ${phrase} `)).map(
      (phrase) => `“${phrase}”`,
    ),
  ]
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
}

/** Every exported name and every file's name without its endings, with the file. Tables keep the names of their migrations. */
function namesOfCode(): [name: string, file: string][] {
  const files = globSync(
    '{domain,contract,database,documents,imports,demo,server,web,scripts,bench,tests}/**/*.{ts,tsx,mjs,css,typ}',
    { cwd: ROOT },
  )
    .filter((file) => file !== 'database/tables.generated.ts')
    .sort()
  return files.flatMap((file) => {
    const text = /\.(tsx?|mjs)$/.test(file) ? readFileSync(join(ROOT, file), 'utf8') : ''
    const exported = text.matchAll(
      /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm,
    )
    const names = [basename(file).replace(/\..*$/, ''), ...[...exported].map(([, name]) => name)]
    return names.map((name): [string, string] => [name ?? '', file])
  })
}
