import fs from 'node:fs'

/** What a failed browser test attaches: the last warnings of its sites. */
export const SITE_WARNINGS = 'warnings of its sites'

export type TimedTest = { name: string; seconds: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    /** Why the file failed to load; empty otherwise. */
    message?: string
    assertionResults: {
      fullName: string
      duration?: number | null
      failureMessages?: string[] | null
    }[]
  }[]
}

export type PlaywrightResult = {
  duration: number
  errors?: { message?: string }[]
  /** A body is in base64. */
  attachments?: { name: string; path?: string; body?: string }[]
}

type PlaywrightTest = {
  projectName: string
  status?: string
  results: PlaywrightResult[]
}

type PlaywrightSuite = {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: PlaywrightTest[] }[]
}

type PlaywrightReport = {
  suites: PlaywrightSuite[]
  errors?: { message?: string }[]
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

/** The tests of all suites, one per project. */
export function namedTests(suites: PlaywrightSuite[]): (PlaywrightTest & { name: string })[] {
  return suites.flatMap((suite) => [
    ...namedTests(suite.suites ?? []),
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map((test) => ({
        ...test,
        name: `e2e/${suite.file} (${test.projectName}): ${title}`,
      })),
    ),
  ])
}

function readJson<Report>(file: string, field: string): Report | undefined {
  if (!fs.existsSync(file)) return undefined
  const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
  return parsed && typeof parsed === 'object' && field in parsed ? (parsed as Report) : undefined
}
