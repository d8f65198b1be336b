import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, known before Vitest has measured it: begun last, one worker would be busy with it alone. */
const LONGEST = [
  'tests/pages/all-in-one.ts',
  'tests/fuzz.test.ts',
  'scripts/start.test.ts',
  'tests/matrix-writes.test.ts',
  'tests/night-damage.test.ts',
  'tests/attacks/alone.test.ts',
  'server/loan-request/loan-decisions.test.ts',
  'imports/night/killed.test.ts',
  'imports/night/run.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = Map.groupBy(sorted, ({ project }) => project)
    const isLongest = ({ moduleId }: TestSpecification) =>
      LONGEST.some((file) => moduleId.endsWith(`/${file}`))
    // A project's files stay together: a worker goes on only with the next file of the same project.
    const longestFirst = [...projects.values()]
      .map((own) => [...own.filter(isLongest), ...own.filter((file) => !isLongest(file))])
      .sort((one, two) => Number(two.some(isLongest)) - Number(one.some(isLongest)))
    return longestFirst.flat()
  }
}
