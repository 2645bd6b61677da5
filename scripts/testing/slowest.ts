import path from 'node:path'
import { namedTests, readPlaywrightReport, readVitestReport, type TimedTest } from './reports'

/** The tests of a vitest JSON report with their times; files are named relative to `root`. */
export function vitestTimes(file: string, root: string): TimedTest[] {
  return (readVitestReport(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
}

/** The tests of a Playwright JSON report with their times, fixtures included. */
export function playwrightTimes(file: string): TimedTest[] {
  return namedTests(readPlaywrightReport(file)?.suites ?? []).map(({ name, results }) => ({
    name,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
}

/** A line for each of the `count` slowest tests, the slowest first. */
export function slowestLines(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
}
