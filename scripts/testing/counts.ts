import { readPlaywrightReport, readVitestReport } from './reports'

export type Counts = { passed: number; failed: number }

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** The counts of a vitest JSON report, or undefined where there is none; a file that fails to load counts too. */
export function vitestCounts(file: string): Counts | undefined {
  const report = readVitestReport(file)
  if (!report) return undefined
  const brokenFiles = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles }
}

/** The counts of a Playwright JSON report; a test that passed only on a retry counts as failed. */
export function playwrightCounts(file: string): Counts | undefined {
  const report = readPlaywrightReport(file)
  if (!report) return undefined
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) }
}
