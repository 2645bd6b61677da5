/*
 * Runs MongoDB's driver specifications against this server:
 *
 *     git clone https://github.com/mongodb/specifications DIR
 *     node --import tsx conformance/specifications/main.ts DIR
 *
 * It runs the tests that a standalone MongoDB 7.0.15 can run without its test commands (fail
 * points), and the corpus of BSON. It ends with 1 if a test fails that is not the driver's.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Document } from '../../bson/types'
import { listen } from '../../server'
import { type Client, EJSON, MongoClient } from '../driver'
import { temporaryFolder } from '../server-process'
import { runCorpus } from './bson-corpus'
import { reasonOfDriver } from './of-the-driver'
import { areMet } from './requirements'
import { type Outcome, runTest } from './run-test'

const FOLDERS = [
  'crud/tests/unified',
  'collection-management/tests',
  'index-management/tests',
  'run-command/tests/unified',
  'sessions/tests',
  'versioned-api/tests',
  'gridfs/tests',
  'command-logging-and-monitoring/tests/monitoring',
  'retryable-reads/tests/unified',
  'read-write-concern/tests/operation',
  'change-streams/tests/unified',
  'unified-test-format/tests/valid-pass',
]
const CORPUS = 'bson-corpus/tests'

type Named = [name: string, outcome: Outcome]

async function runUnified(uri: string, admin: Client, file: Document): Promise<Named[]> {
  if (!areMet(file['runOnRequirements'])) return []
  const outcomes: Named[] = []
  for (const test of file['tests'] as Document[]) {
    if (test['skipReason'] !== undefined || !areMet(test['runOnRequirements'])) continue
    outcomes.push([String(test['description']), await runTest(uri, admin, file, test)])
  }
  return outcomes
}

type Counts = Record<Outcome['is'] | "the driver's", number>

async function runFolder(setting: Setting, folder: string): Promise<Counts> {
  const { uri, admin, root } = setting
  const counts: Counts = { passed: 0, failed: 0, refused: 0, "the driver's": 0, 'not run': 0 }
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.json'))
  for (const name of names) {
    const text = readFileSync(path.join(root, folder, name), 'utf8')
    const outcomes =
      folder === CORPUS
        ? await runCorpus(uri, admin, JSON.parse(text) as Document)
        : await runUnified(uri, admin, EJSON.parse(text) as Document)
    for (const [description, { is, why = '' }] of outcomes) {
      const reason = is === 'failed' ? reasonOfDriver(description) : undefined
      const kind = reason === undefined ? is : "the driver's"
      counts[kind]++
      if (kind === 'passed' || kind === 'not run') continue
      console.info(`  ${kind}: ${name}: ${description}: ${reason ?? why}`)
    }
  }
  console.info(`${folder}: ${described(counts)}`)
  return counts
}

function described(counts: Counts): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')
}

type Setting = { uri: string; admin: Client; root: string }

/** The answer is the number of failures. */
async function main([folder]: string[]): Promise<number> {
  if (folder === undefined) throw new Error('The folder of the specifications is missing.')
  const data = temporaryFolder()
  const server = await listen({ data: data.path })
  const admin = await MongoClient.connect(server.uri)
  const setting = { uri: server.uri, admin, root: path.join(folder, 'source') }
  const all: Counts[] = []
  for (const each of FOLDERS) all.push(await runFolder(setting, each))
  const sum = (kind: keyof Counts): number => all.reduce((total, counts) => total + counts[kind], 0)
  const ran = sum('passed') + sum('failed') + sum('refused') + sum("the driver's")
  console.info(`${sum('passed')} of ${ran} pass, ${sum('not run')} need test commands or more`)
  const corpus = await runFolder(setting, CORPUS)
  await admin.close()
  await server.close()
  data.remove()
  return sum('failed') + corpus.failed
}

if ((await main(process.argv.slice(2))) > 0) process.exitCode = 1
