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
    tests: {
      projectName: string
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      results: { error?: { message?: string } }[]
    }[]
  }[]
}

function failedJourneys({ suites = [], specs }: Suite): Failure[] {
  // One journey stands here once, with a test for each size: only those that failed are counted.
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(
          `[${projectName}] ${file}: ${title}`,
          file,
          results.flatMap(({ error }) => error?.message ?? []).join('\n'),
        ),
      ),
  )
  return [...here, ...suites.flatMap(failedJourneys)]
}

function failure(name: string, file: string, says: string): Failure {
  return { name, file, says: stripVTControlCharacters(says).slice(0, SAID_MAX) }
}
