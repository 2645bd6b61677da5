import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from './build/build'
import { complain, say } from './run/say'
import { ensureChromium } from './testing/chromium'
import { addCounts, type Counts, playwrightCounts, vitestCounts } from './testing/counts'

// npm test: everything that a change must pass, in the order of what fails soonest.
const root = path.resolve(import.meta.dirname, '..')
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, deep: { type: 'boolean', default: false } },
})

type Step = {
  name: string
  /** Parts that `--only` can name. */
  part: 'static' | 'unit' | 'e2e'
  run: () => Promise<boolean>
}

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-reports-'))
const env: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
let counts: Counts = { passed: 0, failed: 0 }
const running = new Set<ChildProcess>()
const abort = new AbortController()

const steps: Step[] = [
  { name: 'browser', part: 'e2e', run: findBrowser },
  { name: 'formatting, lint and types', part: 'static', run: checkStatically },
  { name: 'unit and integration', part: 'unit', run: () => runVitest(false) },
  { name: 'deep', part: 'unit', run: async () => !options.deep || runVitest(true) },
  { name: 'build', part: 'e2e', run: buildSite },
  { name: 'end-to-end', part: 'e2e', run: runPlaywright },
]

async function main(): Promise<void> {
  process.chdir(root)
  for (const step of steps) {
    if (options.only && options.only !== step.part) continue
    say(`\n== ${step.name}`)
    const startedAt = performance.now()
    const passed = await step.run().catch((error: unknown) => {
      complain(error instanceof Error ? error.message : String(error))
      return false
    })
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    say(`== ${step.name}: ${passed ? 'passed' : 'FAILED'} after ${seconds} s`)
    if (passed) continue
    if (counts.failed === 0) counts = addCounts(counts, { passed: 0, failed: 1 })
    break
  }
  fs.rmSync(reports, { recursive: true, force: true })
  say(`\n${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed === 0 ? 0 : 1
}

async function findBrowser(): Promise<boolean> {
  env.CHROMIUM_PATH = ensureChromium(env)
  say(env.CHROMIUM_PATH)
  return true
}

/** All at once: each uses one core, and each says what it found when it ends. */
async function checkStatically(): Promise<boolean> {
  const passed = await Promise.all([
    tool('prettier/bin/prettier.cjs', '--check', '.'),
    tool('eslint/bin/eslint.js', '--max-warnings=0', '.'),
    checkTypes(),
  ])
  return passed.every(Boolean)
}

async function checkTypes(): Promise<boolean> {
  return (await tool('next/dist/bin/next', 'typegen')) && tool('typescript/bin/tsc', '--noEmit')
}

async function runVitest(deep: boolean): Promise<boolean> {
  const report = path.join(reports, deep ? 'deep.json' : 'unit.json')
  env.VITEST_DEEP = deep ? 'on' : undefined
  const passed = await tool(
    'vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(deep ? ['--passWithNoTests'] : []),
  )
  return settle(passed, vitestCounts(report))
}

async function buildSite(): Promise<boolean> {
  const build = await ensureBuild({ root, say, signal: abort.signal })
  say(build.distDir)
  return true
}

async function runPlaywright(): Promise<boolean> {
  const report = path.join(reports, 'e2e.json')
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report
  const passed = await tool(
    '@playwright/test/cli.js',
    'test',
    '--reporter=line,json',
    ...(options.deep ? [] : ['--grep-invert=@deep']),
  )
  return settle(passed, playwrightCounts(report))
}

function settle(passed: boolean, counted: Counts | undefined): boolean {
  counts = addCounts(counts, counted ?? { passed: 0, failed: 1 })
  return passed && counted !== undefined && counted.failed === 0
}

/** Runs a package's command on this very Node; its output goes to the terminal. */
function tool(file: string, ...args: string[]): Promise<boolean> {
  if (abort.signal.aborted) return Promise.resolve(false)
  const child = spawn(process.execPath, [path.join('node_modules', file), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  running.add(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve(code === 0)
    })
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    abort.abort()
    for (const child of running) child.kill(signal)
  })
}

await main()
