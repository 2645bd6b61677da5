import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import {
  namedTests,
  type PlaywrightResult,
  readPlaywrightReport,
  readVitestReport,
  SITE_WARNINGS,
} from './reports'

/** The first line of the stack that vitest reports for a test that timed out. */
const TIMED_OUT = /^Error: STACK_TRACE_ERROR/

/** What Playwright notes of a failed test's page. */
const SNAPSHOT = /^# (Page snapshot\n[^]*?)\n```\n/m

export type FailedTest = { name: string; message: string }

/** The failed tests of a vitest JSON report, and the files that failed to load. */
export function vitestFailures(file: string, root: string): FailedTest[] {
  return (readVitestReport(file)?.testResults ?? []).flatMap((result) => {
    const name = path.relative(root, result.name)
    if (result.status === 'failed' && result.assertionResults.length === 0) {
      return [{ name, message: result.message ?? '' }]
    }
    return result.assertionResults.flatMap(({ fullName, failureMessages }) => {
      const [message] = failureMessages ?? []
      if (message === undefined) return []
      return [
        { name: `${name}: ${fullName}`, message: message.replace(TIMED_OUT, 'The test timed out') },
      ]
    })
  })
}

/** The failed tests of a Playwright JSON report, those that passed only on a retry included. */
export function playwrightFailures(file: string): FailedTest[] {
  const report = readPlaywrightReport(file)
  const tests = namedTests(report?.suites ?? [])
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name, results }) => ({
      name,
      message: results.flatMap(textsOf).filter(Boolean).join('\n'),
    }))
  const outside = (report?.errors ?? []).map(({ message }) => ({
    name: 'outside of a test',
    message: message ?? '',
  }))
  return [...tests, ...outside]
}

/** What failed in a run of a test, what its sites warned of, and what its page showed then. */
function textsOf({ errors = [], attachments = [] }: PlaywrightResult): string[] {
  const attached = (name: string) => attachments.find((one) => one.name === name)
  const warnings = Buffer.from(attached(SITE_WARNINGS)?.body ?? '', 'base64').toString()
  const context = attached('error-context')?.path
  const page = context && fs.existsSync(context) && SNAPSHOT.exec(fs.readFileSync(context, 'utf8'))
  return [...errors.map(({ message = '' }) => message), warnings, page ? (page[1] ?? '') : '']
}

/** The first failed tests, each with the first lines of its message; calls in packages are left out. */
export function failureLines(
  failed: readonly FailedTest[],
  { tests, lines }: { tests: number; lines: number },
): string[] {
  const shown = failed.slice(0, tests).flatMap(({ name, message }) => {
    const all = stripVTControlCharacters(message)
      .split('\n')
      .filter(
        (line) => line.trim() !== '' && !/^ +at .*(node_modules|node:|<anonymous>)/.test(line),
      )
    const more = all.length > lines ? [`(${all.length - lines} more lines)`] : []
    return [name, ...[...all.slice(0, lines), ...more].map((line) => `    ${line}`)]
  })
  const more = failed.length - tests
  return more > 0 ? [...shown, `(${more} more failed tests)`] : shown
}
