import fs from 'node:fs'

export type Counts = { passed: number; failed: number }

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** What a vitest JSON report counts; undefined where there is none. A file that broke counts too. */
export function vitestCounts(file: string): Counts | undefined {
  const report = readJson(file)
  const results = report?.testResults
  if (!report || !Array.isArray(results)) return undefined
  const brokenFiles = results.filter(
    (result) => result.status === 'failed' && result.assertionResults?.length === 0,
  ).length
  return {
    passed: Number(report.numPassedTests),
    failed: Number(report.numFailedTests) + brokenFiles,
  }
}

/** What a Playwright JSON report counts; a test that passed only when tried again has failed. */
export function playwrightCounts(file: string): Counts | undefined {
  const report = readJson(file)
  if (!report?.stats) return undefined
  const { expected, unexpected, flaky } = report.stats
  const broken = Array.isArray(report.errors) ? report.errors.length : 0
  return { passed: expected, failed: unexpected + flaky + broken }
}

type Report = {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: { status: string; assertionResults?: unknown[] }[]
  stats?: { expected: number; unexpected: number; flaky: number }
  errors?: unknown[]
}

function readJson(file: string): Report | undefined {
  if (!fs.existsSync(file)) return undefined
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Report
}
