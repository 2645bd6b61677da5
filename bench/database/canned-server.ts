import { once } from 'node:events'
import net from 'node:net'
import { FrameReader } from '@pochade/embedded-mongo/wire/frames'
import { answerMessages } from '../helper-process'
import { groupCommits, openTable } from './commit-group'

// The reference server: it shows the cost of driver, socket and process alone. It forwards each
// kind of message once and repeats that answer until it is reset. If configured so, it commits
// inserts to LMDB as they arrive before it answers.
export type CannedWish = 'ready' | 'forget' | 'keep' | 'drop'

const [upstreamPath = '', socketPath = '', folder = ''] = process.argv.slice(2)
const OP_MSG = 2013
const BODY = 26
const STRING = 2

const store = groupCommits(openTable(folder))
let isKeeping = true
const answers = new Map<string, Promise<Buffer>>()
const upstream = net.connect(upstreamPath)
const upstreamReader = new FrameReader()
let asking: Promise<unknown> = Promise.resolve()

/** The command and its first value: the collection, or the cursor. */
function kindOf(frame: Buffer): string {
  if (frame.readInt32LE(12) !== OP_MSG) return 'greeting'
  const nameEnd = frame.indexOf(0, BODY)
  const name = frame.toString('latin1', BODY, nameEnd)
  const length = frame[BODY - 1] === STRING ? 4 + frame.readInt32LE(nameEnd + 1) : 8
  return `${name} ${frame.toString('latin1', nameEnd + 1, nameEnd + 1 + length)}`
}

async function askUpstream(frame: Buffer): Promise<Buffer> {
  upstream.write(frame)
  for (;;) {
    const [bytes] = (await once(upstream, 'data')) as [Buffer]
    const [reply] = upstreamReader.push(bytes)
    if (reply) return reply
  }
}

function fetchAnswer(frame: Buffer): Promise<Buffer> {
  const answer = asking.then(() => askUpstream(frame))
  asking = answer
  return answer
}

async function answerFrame(socket: net.Socket, frame: Buffer): Promise<void> {
  const kind = kindOf(frame)
  let known = answers.get(kind)
  if (!known) answers.set(kind, (known = fetchAnswer(frame)))
  if (isKeeping && kind.startsWith('insert ')) await store(frame)
  const answer = await known
  const head = Buffer.from(answer.subarray(0, 16))
  frame.copy(head, 8, 4, 8)
  socket.cork()
  socket.write(head)
  socket.write(answer.subarray(16))
  socket.uncork()
}

const server = net.createServer((socket) => {
  const reader = new FrameReader()
  socket.setNoDelay(true)
  socket.on('error', () => socket.destroy())
  socket.on('data', (bytes: Buffer) => {
    for (const frame of reader.push(bytes)) void answerFrame(socket, frame)
  })
})
server.listen(socketPath)

answerMessages<CannedWish, string>(async (wish) => {
  if (!server.listening) await once(server, 'listening')
  if (wish === 'forget') answers.clear()
  if (wish === 'keep' || wish === 'drop') isKeeping = wish === 'keep'
  return 'done'
})
