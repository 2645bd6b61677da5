import fs from 'node:fs'

export type TimedTest = { name: string; seconds: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; duration?: number | null }[]
  }[]
}

type PlaywrightSuite = {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
}

type PlaywrightReport = {
  suites: PlaywrightSuite[]
  errors?: unknown[]
  stats: { expected: number; unexpected: number; flaky: number }
}

/** A vitest JSON report, or undefined where there is none. */
export function readVitestReport(file: string): VitestReport | undefined {
  return readJson<VitestReport>(file, 'testResults')
}

/** A Playwright JSON report, or undefined where there is none. */
export function readPlaywrightReport(file: string): PlaywrightReport | undefined {
  return readJson<PlaywrightReport>(file, 'stats')
}

function readJson<Report>(file: string, field: string): Report | undefined {
  if (!fs.existsSync(file)) return undefined
  const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
  return parsed && typeof parsed === 'object' && field in parsed ? (parsed as Report) : undefined
}
