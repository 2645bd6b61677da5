import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { logger } from '@/lib/logger'

/** More requests may not wait behind the one that is in work, on one connection and on all. */
const MAX_QUEUED = 500
const MAX_QUEUED_IN_ALL = 20_000

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  /** The client sends the body once it is told to. */
  expectsContinue: boolean,
) => void | Promise<void>

/** Answers what needs no work; false for anything else. */
export type AtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

type Queue = (() => void)[]

/** Hundreds of requests of one connection would otherwise begin at once and outlive it. */
export function handleOneAtATime(
  server: Server,
  handle: Handler,
  answerAtOnce: AtOnce = () => false,
): void {
  const queues = new Map<Socket, Queue>()
  let waiting = 0

  function arrive(
    request: IncomingMessage,
    response: ServerResponse,
    expectsContinue: boolean,
  ): void {
    const { socket } = request
    if (socket.destroyed) return
    const begin = () => {
      // The others have their turn before the next request of this connection.
      if (answerAtOnce(request, response)) return void setImmediate(goOn, socket)
      response.once('close', () => goOn(socket))
      void guard(request, () => handle(request, response, expectsContinue))
    }
    const queue = queues.get(socket)
    if (!queue) {
      queues.set(socket, [])
      return begin()
    }
    if (queue.length >= MAX_QUEUED || waiting >= MAX_QUEUED_IN_ALL) return void socket.destroy()
    queue.push(begin)
    waiting++
  }

  function goOn(socket: Socket): void {
    const queue = queues.get(socket) ?? []
    const next = socket.writable ? queue.shift() : undefined
    if (!next) return drop(socket)
    waiting--
    next()
  }

  function drop(socket: Socket): void {
    waiting -= queues.get(socket)?.length ?? 0
    queues.delete(socket)
  }

  const receive =
    (expectsContinue: boolean) => (request: IncomingMessage, response: ServerResponse) =>
      void guard(request, () => arrive(request, response, expectsContinue))

  server.on('connection', (socket: Socket) => socket.once('close', () => drop(socket)))
  server.on('request', receive(false))
  server.on('checkContinue', receive(true))
}

/** An error that nobody handles would end the process, so it ends the connection instead. */
async function guard({ socket }: IncomingMessage, work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    logger().error({ err: error }, 'A request could not be handled')
    socket.destroy()
  }
}
