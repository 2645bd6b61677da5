import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { logger } from '@/lib/logger'

/** More requests may not wait behind the one that is in work, on one connection and on all. */
const LONGEST_LINE = 500
const LONGEST_LINES = 20_000

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  /** The client sends the body once it is told to. */
  expectsContinue: boolean,
) => void | Promise<void>

/** Answers what needs no work; false for anything else. */
export type AtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

type Line = (() => void)[]

/** Hundreds of requests of one connection would otherwise begin at once and outlive it. */
export function handleOneAtATime(
  server: Server,
  handle: Handler,
  answerAtOnce: AtOnce = () => false,
): void {
  const lines = new Map<Socket, Line>()
  let waiting = 0

  function arrive(
    request: IncomingMessage,
    response: ServerResponse,
    expectsContinue: boolean,
  ): void {
    const { socket } = request
    if (socket.destroyed) return
    if (!lines.has(socket) && answerAtOnce(request, response)) return
    const begin = () => {
      response.once('close', () => goOn(socket))
      void guard(request, () => handle(request, response, expectsContinue))
    }
    const line = lines.get(socket)
    if (!line) {
      lines.set(socket, [])
      return begin()
    }
    if (line.length >= LONGEST_LINE || waiting >= LONGEST_LINES) return void socket.destroy()
    line.push(begin)
    waiting++
  }

  function goOn(socket: Socket): void {
    const line = lines.get(socket) ?? []
    const next = socket.writable ? line.shift() : undefined
    if (!next) return drop(socket)
    waiting--
    next()
  }

  function drop(socket: Socket): void {
    waiting -= lines.get(socket)?.length ?? 0
    lines.delete(socket)
  }

  const take = (expectsContinue: boolean) => (request: IncomingMessage, response: ServerResponse) =>
    void guard(request, () => arrive(request, response, expectsContinue))

  server.on('connection', (socket: Socket) => socket.once('close', () => drop(socket)))
  server.on('request', take(false))
  server.on('checkContinue', take(true))
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
