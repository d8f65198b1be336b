import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, known before Vitest has measured it: begun last, one worker would be busy with it alone. */
const LONGEST = ['scripts/start.test.ts']

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = Map.groupBy(sorted, ({ project }) => project)
    return [...projects.values()].flatMap((own) => {
      const isLongest = ({ moduleId }: TestSpecification) =>
        LONGEST.some((file) => moduleId.endsWith(`/${file}`))
      return [...own.filter(isLongest), ...own.filter((file) => !isLongest(file))]
    })
  }
}
