import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCounts, playwrightCounts, vitestCounts } from './counts'

let folder = ''
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'counts-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = path.join(folder, 'report.json')
  fs.writeFileSync(file, JSON.stringify(content))
  return file
}

test('a vitest report counts its tests, and a file that failed to load as a failed one', () => {
  const file = report({
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  })
  expect(vitestCounts(file)).toEqual({ passed: 7, failed: 2 })
})

test('a Playwright report counts a test that passed only on a retry as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 0 }
  expect(playwrightCounts(report({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 4 })
})

test('a missing report counts nothing', () => {
  const file = path.join(folder, 'none.json')
  expect([vitestCounts(file), playwrightCounts(file)]).toEqual([undefined, undefined])
})

test('counts add up', () => {
  expect(addCounts({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({
    passed: 4,
    failed: 6,
  })
})
