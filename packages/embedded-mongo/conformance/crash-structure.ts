import mongoose from 'mongoose'
import type { Client } from './driver'
import { killUnderLoad } from './kill'
import { isFileWhole, storeFile } from './stored-files'

const ROWS = 300
const PIECE = 1_000_000
const MAX_STEPS = 20
/** How many files, once seen complete, are read again after each start. */
const AGAIN = 5

/** A series of collections, each created, indexed, renamed and dropped, with what was
 * acknowledged. */
type Chain = { name: string; holds: string | undefined; gone: string[]; isSure: boolean }

/** Acknowledged files with their repeated byte: of this round, and of earlier ones. */
type Files = { fresh: Map<string, number>; seen: Map<string, number> }

type StructureReport = { answered: number; problems: string[] }

/**
 * Kills the server during index builds, renames, drops, large deletes and file writes, and compares
 * the stored state with the acknowledged one.
 */
export async function structureRounds(
  data: string,
  rounds: number,
  random: () => number,
): Promise<StructureReport> {
  const problems: string[] = []
  const files: Files = { fresh: new Map(), seen: new Map() }
  let chains: Chain[] = []
  const answered = await killUnderLoad(
    { data, rounds, random, mostAnswers: MAX_STEPS },
    {
      check: (client) => check(client, chains, pickFiles(files, random), problems),
      writers(client, round, note) {
        chains = [0, 1, 2].map((i) => newChain(`r${round}_${i}`))
        const changes = chains.map((chain) => change(client, chain, note))
        return [...changes, store(client, round, files.fresh, note)]
      },
    },
  )
  return { answered, problems }
}

function newChain(name: string): Chain {
  return { name, holds: undefined, gone: [], isSure: false }
}

/** Records before each step that its outcome is open, and after its answer what must be stored. */
async function change(client: Client, chain: Chain, noteAnswer: () => void): Promise<void> {
  const db = client.db('structure')
  for (let i = 0; ; i++) {
    const first = `${chain.name}_${i}`
    const second = `${first}_renamed`
    const docs = Array.from({ length: ROWS }, (_, n) => ({ n, tags: [n % 5, n % 7] }))
    const steps: [() => Promise<unknown>, () => void][] = [
      [() => db.collection(first).insertMany(docs), () => (chain.holds = first)],
      [() => db.collection(first).createIndex({ tags: 1, n: -1 }), () => undefined],
      [
        () => db.collection(first).rename(second),
        () => {
          chain.holds = second
          chain.gone.push(first)
        },
      ],
      [() => db.collection(second).createIndex({ n: 1 }, { unique: true }), () => undefined],
      [
        () => db.collection(second).drop(),
        () => {
          chain.holds = undefined
          chain.gone.push(second)
        },
      ],
    ]
    for (const [step, note] of steps) {
      chain.isSure = false
      await step()
      note()
      chain.isSure = true
      noteAnswer()
    }
  }
}

/** The new files and some of the others. */
function pickFiles({ fresh, seen }: Files, random: () => number): Map<string, number> {
  const older = [...seen]
  const picked = Array.from({ length: AGAIN }, () => older[Math.floor(random() * older.length)])
  const files = new Map([...fresh, ...picked.filter((file) => file !== undefined)])
  for (const [name, byte] of fresh) seen.set(name, byte)
  fresh.clear()
  return files
}

const bucketOf = (client: Client) =>
  new mongoose.mongo.GridFSBucket(client.db('structure'), { bucketName: 'files' })

async function store(
  client: Client,
  round: number,
  files: Map<string, number>,
  note: () => void,
): Promise<void> {
  const bucket = bucketOf(client)
  for (let i = 0; ; i++) {
    const name = `${round}-${i}`
    await storeFile(bucket, name, { size: PIECE, byte: i })
    files.set(name, i % 256)
    note()
  }
}

async function check(
  client: Client,
  chains: readonly Chain[],
  files: ReadonlyMap<string, number>,
  problems: string[],
): Promise<void> {
  const db = client.db('structure')
  const names = (await db.listCollections().toArray()).map(({ name }) => name)
  for (const name of names) {
    const { errors } = await db.command({ validate: name })
    problems.push(...(errors as string[]).map((error) => `${name}: ${error}`))
  }
  for (const { holds, gone, isSure } of chains) {
    if (!isSure) continue
    for (const name of gone) if (names.includes(name)) problems.push(`${name} is there again`)
    if (holds === undefined) continue
    const count = await db.collection(holds).countDocuments({ n: { $gte: 0 } })
    if (count !== ROWS) problems.push(`${holds} has ${count} documents`)
  }
  for (const [name, byte] of files) {
    const isWhole = await isFileWhole(bucketOf(client), name, { size: PIECE, byte })
    if (!isWhole) problems.push(`file ${name}`)
  }
}
