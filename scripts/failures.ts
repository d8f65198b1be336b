// What failed, out of the reports that Vitest and Playwright leave behind.

import { stripVTControlCharacters } from 'node:util'

export interface Failure {
  name: string
  file: string
  says: string
}

/** Of a long message the beginning tells most. */
const SAID_MAX = 1_500

export interface Report {
  /** Vitest's files, or Playwright's suites. */
  testResults?: TestFile[]
  suites?: Suite[]
}

export function failuresIn({ testResults = [], suites = [] }: Report): Failure[] {
  return [...testResults.flatMap(failedTests), ...suites.flatMap(failedJourneys)]
}

interface TestFile {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

function failedTests({ name, status, message, assertionResults }: TestFile): Failure[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [failure(name, name, message)]
  return failed.map((test) => failure(test.fullName, name, test.failureMessages.join('\n')))
}

interface Suite {
  suites?: Suite[]
  specs: {
    title: string
    file: string
    ok: boolean
    tests: { projectName: string; results: { error?: { message?: string } }[] }[]
  }[]
}

function failedJourneys({ suites = [], specs }: Suite): Failure[] {
  const here = specs.flatMap(({ title, file, ok, tests }) =>
    ok
      ? []
      : tests.flatMap(({ projectName, results }) =>
          results.map(({ error }) =>
            failure(`[${projectName}] ${file}: ${title}`, file, error?.message ?? ''),
          ),
        ),
  )
  return [...here, ...suites.flatMap(failedJourneys)]
}

function failure(name: string, file: string, says: string): Failure {
  return { name, file, says: stripVTControlCharacters(says).slice(0, SAID_MAX) }
}
