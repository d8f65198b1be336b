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
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`))
      return rank === -1 ? LONGEST.length : rank
    }
    // A project's files stay together: a worker goes on only with the next file of the same project.
    const longestFirst = [...projects.values()]
      .map((own) => own.toSorted((one, two) => rankOf(one) - rankOf(two)))
      .sort(([one], [two]) => (one && two ? rankOf(one) - rankOf(two) : 0))
    return longestFirst.flat()
  }
}
