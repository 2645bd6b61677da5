import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failureLines, playwrightFailures, vitestFailures } from './failures'
import { SITE_WARNINGS } from './reports'

let folder = ''
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'failures-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = path.join(folder, 'report.json')
  fs.writeFileSync(file, JSON.stringify(content))
  return file
}

test('a vitest report gives its failed tests with their first message, and files that failed to load', () => {
  const file = report({
    testResults: [
      {
        name: '/project/lib/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'one', failureMessages: ['first', 'second'] },
          { fullName: 'two', failureMessages: [] },
          { fullName: 'three', failureMessages: ['Error: STACK_TRACE_ERROR\n    at a.ts:1:1'] },
        ],
      },
      { name: '/project/b.test.ts', status: 'failed', message: 'no export', assertionResults: [] },
    ],
  })
  expect(vitestFailures(file, '/project')).toEqual([
    { name: 'lib/a.test.ts: one', message: 'first' },
    { name: 'lib/a.test.ts: three', message: 'The test timed out\n    at a.ts:1:1' },
    { name: 'b.test.ts', message: 'no export' },
  ])
})

test('a Playwright report gives failed and retried tests with what the page showed, and errors outside of a test', () => {
  const context = path.join(folder, 'error-context.md')
  fs.writeFileSync(context, '# Details\n```\na\n```\n# Page snapshot\n```yaml\n- b\n```\n# Test\n')
  const failed = { duration: 1, errors: [{ message: 'timeout' }, { message: 'later' }] }
  const body = Buffer.from('no room').toString('base64')
  const attachments = [
    { name: 'error-context', path: context },
    { name: SITE_WARNINGS, body },
  ]
  const seen = { ...failed, attachments }
  const tests = [
    { projectName: 'phone', status: 'unexpected', results: [seen] },
    { projectName: 'desktop', status: 'flaky', results: [failed, { duration: 1, errors: [] }] },
    { projectName: 'print', status: 'expected', results: [{ duration: 1, errors: [] }] },
  ]
  const suites = [{ file: 'a.spec.ts', specs: [{ title: 'opens', tests }] }]
  expect(
    playwrightFailures(report({ stats: {}, suites, errors: [{ message: 'no browser' }] })),
  ).toEqual([
    {
      name: 'e2e/a.spec.ts (phone): opens',
      message: 'timeout\nlater\nno room\nPage snapshot\n```yaml\n- b',
    },
    { name: 'e2e/a.spec.ts (desktop): opens', message: 'timeout\nlater' },
    { name: 'outside of a test', message: 'no browser' },
  ])
})

test('a missing report gives no failures', () => {
  const file = path.join(folder, 'none.json')
  expect([...vitestFailures(file, '/'), ...playwrightFailures(file)]).toEqual([])
})

test('messages are shown without colours and without calls in packages, up to a number of lines', () => {
  const message = [
    '\u001b[31mexpected 1\u001b[39m to be 2',
    '',
    '    at /project/node_modules/vitest/dist/a.js:1:1',
    '    at /project/lib/a.test.ts:3:1',
    'one',
    'two',
  ].join('\n')
  const failed = [
    { name: 'first', message },
    { name: 'second', message: 'short' },
    { name: 'third', message: 'not shown' },
  ]
  expect(failureLines(failed, { tests: 2, lines: 3 })).toEqual([
    'first',
    '    expected 1 to be 2',
    '        at /project/lib/a.test.ts:3:1',
    '    one',
    '    (1 more lines)',
    'second',
    '    short',
    '(1 more failed tests)',
  ])
})
