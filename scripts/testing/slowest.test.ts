import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { playwrightTimes, slowestLines, vitestTimes } from './slowest'

let folder = ''
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'slowest-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = path.join(folder, 'report.json')
  fs.writeFileSync(file, JSON.stringify(content))
  return file
}

test('a vitest report gives each test its file, name and seconds', () => {
  const file = report({
    testResults: [
      {
        name: '/project/lib/a.test.ts',
        assertionResults: [{ fullName: 'one', duration: 1500 }, { fullName: 'two' }],
      },
    ],
  })
  expect(vitestTimes(file, '/project')).toEqual([
    { name: 'lib/a.test.ts: one', seconds: 1.5 },
    { name: 'lib/a.test.ts: two', seconds: 0 },
  ])
})

test('a Playwright report gives each test its project and the seconds of all its tries', () => {
  const tests = [{ projectName: 'phone', results: [{ duration: 1000 }, { duration: 500 }] }]
  const inner = { file: 'a.spec.ts', specs: [{ title: 'inner', tests }] }
  const file = report({ stats: {}, suites: [{ file: 'a.spec.ts', specs: [], suites: [inner] }] })
  expect(playwrightTimes(file)).toEqual([{ name: 'e2e/a.spec.ts (phone): inner', seconds: 1.5 }])
})

test('a missing report gives no tests', () => {
  const file = path.join(folder, 'none.json')
  expect([...vitestTimes(file, '/'), ...playwrightTimes(file)]).toEqual([])
})

test('the slowest tests come first, and no more than wanted', () => {
  const tests = [1, 12, 3].map((seconds) => ({ name: `test ${seconds}`, seconds }))
  expect(slowestLines(tests, 2)).toEqual(['  12.0 s  test 12', '   3.0 s  test 3'])
})
