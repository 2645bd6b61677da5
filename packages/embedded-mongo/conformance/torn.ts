import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Client, MongoClient, MongoServerError } from './driver'
import { type ServerProcess, startServer } from './server-process'

const COUNT = 1200
const GROUPS = 7
const LOOKUPS = 40
const PAGE = 4096
const FILE = 'data.mdb'
const WAIT_MS = 20_000

type Doc = { _id: number; group: number; text: string; tags: number[] }

/**
 * Outcomes of the damaged copies. `short`: an answer without an error lacked documents, since LMDB
 * pages have no checksum, and `validate` reported it; `silent`: it did not. `wrong`: a document
 * that was never stored, or one twice.
 */
type TornReport = {
  refused: number
  ended: number
  errors: number
  sound: number
  short: number
  silent: string[]
  wrong: string[]
  lost: string[]
}

const docOf = (_id: number): Doc => ({
  _id,
  group: _id % GROUPS,
  text: `${_id} `.repeat(20 + (_id % 50)),
  tags: [_id % 3, _id % 5],
})

/** Damages copies of one folder in many ways, and queries a server on each. */
export async function tornRounds(
  folder: string,
  rounds: number,
  random: () => number,
): Promise<TornReport> {
  const whole = path.join(folder, 'whole')
  await fill(whole)
  const bytes = readFileSync(path.join(whole, FILE))
  const report: TornReport = {
    refused: 0,
    ended: 0,
    errors: 0,
    sound: 0,
    short: 0,
    silent: [],
    wrong: [],
    lost: [],
  }
  for (let round = 0; round < rounds; round++) {
    const data = path.join(folder, `torn ${round}`)
    mkdirSync(data, { mode: 0o700 })
    const damaged = Buffer.from(bytes)
    const { name, result } = damage(damaged, round, random)
    writeFileSync(path.join(data, FILE), result)
    await examine(data, `${round} ${name}`, report)
    if (!existsSync(path.join(data, FILE))) report.lost.push(name)
  }
  return report
}

async function fill(data: string): Promise<void> {
  const server = await startServer(data)
  const client = await MongoClient.connect(server.uri)
  const docs = docsOf(client)
  await docs.createIndexes([{ key: { group: 1, _id: -1 } }, { key: { tags: 1 } }])
  await docs.insertMany(Array.from({ length: COUNT }, (_, i) => docOf(i)))
  await client.close()
  await server.stop()
}

const docsOf = (client: Client) => client.db('torn').collection<Doc>('docs')

function damage(
  bytes: Buffer,
  round: number,
  random: () => number,
): { name: string; result: Buffer } {
  const below = (limit: number): number => Math.floor(random() * limit)
  const page = (): number => below(bytes.length / PAGE) * PAGE
  const [from, to] = [page(), page()]
  switch (round % 4) {
    case 0:
      return { name: 'cut off', result: bytes.subarray(0, below(bytes.length)) }
    case 1:
      bytes.fill(0, to, to + PAGE)
      return { name: `page ${to / PAGE} is empty`, result: bytes }
    case 2:
      bytes.copy(bytes, to, from, from + PAGE)
      return { name: `page ${from / PAGE} stands for ${to / PAGE}`, result: bytes }
    default: {
      const flips = Array.from({ length: 1 + below(8) }, () => below(bytes.length))
      for (const at of flips) bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8))
      return { name: `flipped at ${flips.join()}`, result: bytes }
    }
  }
}

async function examine(data: string, name: string, report: TornReport): Promise<void> {
  let server: ServerProcess
  try {
    server = await startServer(data)
  } catch (error) {
    // A clear sentence, or LMDB has aborted the process.
    if (/ended with 1: .*\w/.test(String(error))) report.refused++
    else report.ended++
    return
  }
  const client = await MongoClient.connect(server.uri, {
    retryReads: false,
    serverSelectionTimeoutMS: WAIT_MS,
    socketTimeoutMS: WAIT_MS,
  })
  try {
    await question(client, name, report)
  } catch (error) {
    if (error instanceof MongoServerError) throw error
    report.ended++
  } finally {
    await client.close()
    await server.kill()
  }
}

/** Queries in several ways; only the loss of the connection is thrown. */
async function question(client: Client, name: string, report: TornReport): Promise<void> {
  const docs = docsOf(client)
  const all = Array.from({ length: COUNT }, (_, i) => i)
  const questions: [() => Promise<Doc[]>, number[]][] = [
    [() => docs.find({}, { hint: { $natural: 1 } }).toArray(), all],
    ...Array.from({ length: GROUPS }, (_, group): [() => Promise<Doc[]>, number[]] => [
      () => docs.find({ group }).toArray(),
      all.filter((i) => i % GROUPS === group),
    ]),
    ...all
      .filter((i) => i % (COUNT / LOOKUPS) === 0)
      .map((_id): [() => Promise<Doc[]>, number[]] => [() => docs.find({ _id }).toArray(), [_id]]),
  ]
  let [errors, short] = [0, 0]
  for (const [ask, expected] of questions) {
    const found = await ask().catch(orError)
    if (!found) {
      errors++
      continue
    }
    const ids = new Set(found.map(({ _id }) => _id))
    if (ids.size !== found.length) report.wrong.push(`${name}: a document twice`)
    for (const doc of found) {
      const isRight = expected.includes(doc._id) && isDeepStrictEqual(doc, docOf(doc._id))
      if (!isRight) report.wrong.push(`${name}: ${JSON.stringify(doc).slice(0, 100)}`)
    }
    if (found.length < expected.length) short++
  }
  if (short > 0) {
    const reply = await client.db('torn').command({ validate: 'docs' }).catch(orError)
    const isSound = reply?.['valid'] === true && Number(reply['nrecords']) === COUNT
    if (isSound) report.silent.push(name)
    else report.short++
  } else if (errors > 0) report.errors++
  else report.sound++
}

function orError(error: unknown): undefined {
  if (error instanceof MongoServerError) return undefined
  throw error
}
