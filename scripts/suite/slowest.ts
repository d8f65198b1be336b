// How long each test took, out of the reports that Vitest and Playwright leave behind.

import { relative } from 'node:path'

export interface Timed {
  name: string
  file: string
  ms: number
}

interface TimedReport {
  /** Vitest's files, or Playwright's suites. */
  testResults?: {
    name: string
    assertionResults: { fullName: string; duration?: number | null }[]
  }[]
  suites?: Suite[]
}

interface Suite {
  suites?: Suite[]
  specs: {
    title: string
    file: string
    tests: { projectName: string; results: { duration: number }[] }[]
  }[]
}

export function durationsIn({ testResults = [], suites = [] }: TimedReport): Timed[] {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: fullName,
      file: relative('', name),
      ms: duration ?? 0,
    })),
  )
  return [...tests, ...suites.flatMap(ofJourneys)]
}

function ofJourneys({ suites = [], specs }: Suite): Timed[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${title}`,
      file,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...here, ...suites.flatMap(ofJourneys)]
}

/** The longest first, a line each: files with all of their tests, then single tests. */
export function slowestLines(timed: readonly Timed[], count: number): string[] {
  const files = [...Map.groupBy(timed, ({ file }) => file)].map(([file, tests]) => ({
    name: `${file} (${tests.length})`,
    ms: tests.reduce((sum, { ms }) => sum + ms, 0),
  }))
  const tests = timed.map(({ name, file, ms }) => ({ name: `${file}: ${name}`, ms }))
  return [
    `The ${count} slowest files`,
    ...longest(files, count),
    `The ${count} slowest tests`,
    ...longest(tests, count),
  ]
}

function longest(things: { name: string; ms: number }[], count: number): string[] {
  return things
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`)
}
