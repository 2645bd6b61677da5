import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, the longest first: each fills a worker while the other one does the rest. */
const LONGEST = [
  'embedded-mongo/conformance/agreement.test.ts',
  'embedded-mongo/conformance/replay.test.ts',
  'embedded-mongo/conformance/battery.test.ts',
]

/** Begins with what takes longest; left to the end, a minute of it would be a minute more. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isIn = (name: string) => (file: TestSpecification) => file.moduleId.endsWith(`/${name}`)
    const longest = LONGEST.flatMap((name) => sorted.filter(isIn(name)))
    return [...longest, ...sorted.filter((file) => !longest.includes(file))]
  }
}
