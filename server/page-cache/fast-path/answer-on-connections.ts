import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { realNow } from '@/lib/clock'
import { SECOND_MS } from '@/lib/durations'
import { logger } from '@/lib/logger'
import type { PageCache } from '../page-cache'
import { headReader } from './read-head'
import { headFor, leaveHead, type Reply } from '../reply'
import type { RequestHead } from '../request-head'

type Options = Pick<PageCache, 'find' | 'findOrRevalidate'> & {
  /** Begins work on a connection; the result ends it. */
  use: (socket: Socket) => () => void
}

type Coming = Promise<Reply | undefined>

/**
 * Takes a third of node:http's time. A connection that needs more goes to node:http for good.
 * The result closes those that did not, and takes no more.
 */
export function answerOnConnections(
  server: Server,
  { find, findOrRevalidate, use }: Options,
): () => void {
  // Node's own listener is the first; it may be given any socket, says its documentation.
  const accept = server.listeners('connection')[0] as (socket: Socket) => void
  server.off('connection', accept)
  const idle = new Set<Socket>()
  const dateNow = dateReader()
  const readRequestHead = headReader()
  let isClosed = false

  function take(socket: Socket): void {
    if (isClosed) return accept.call(server, socket)
    if (socket.destroyed) return

    function read(chunk: Buffer): void {
      try {
        readRequest(chunk)
      } catch (error) {
        logger().error({ err: error }, 'A cached answer could not be given')
        socket.destroy()
      }
    }

    function readRequest(chunk: Buffer): void {
      const head = readRequestHead(chunk)
      const reply = head && find(head, socket.remoteAddress)
      if (reply) return answer(reply, head)
      const coming = head && findOrRevalidate(head, socket.remoteAddress)
      if (coming) void wait(coming, head, chunk)
      else handOver(chunk)
    }

    async function wait(coming: Coming, head: RequestHead, chunk: Buffer): Promise<void> {
      const done = use(socket)
      idle.delete(socket)
      // The limit is for a request; `write` sets it for the next one.
      socket.pause().setTimeout(0)
      const reply = await coming.catch(() => undefined)
      done()
      if (socket.destroyed) return
      idle.add(socket)
      socket.resume()
      if (reply) answer(reply, head)
      else handOver(chunk)
    }

    function answer(reply: Reply, { request: { method } }: RequestHead): void {
      const done = use(socket)
      write(reply, method === 'HEAD')
      if (isClosed) socket.destroySoon()
      if (socket.writableNeedDrain && socket.writableLength > 0) pause(done)
      else done()
    }

    function write(reply: Reply, isHead: boolean): void {
      const seconds = Math.floor(server.keepAliveTimeout / SECOND_MS)
      const stays = isClosed ? 'close' : `keep-alive\r\nkeep-alive: timeout=${seconds}`
      if (socket.timeout !== server.keepAliveTimeout) socket.setTimeout(server.keepAliveTimeout)
      socket.cork()
      socket.write(headFor(reply, dateNow(), stays))
      if (!isHead && reply.body.length > 0) socket.write(reply.body)
      socket.uncork()
      if (socket.writableLength > 0) leaveHead(reply)
    }

    function pause(done: () => void): void {
      socket.pause()
      socket.once('close', done)
      socket.once('drain', () => {
        socket.off('close', done)
        done()
        socket.resume()
      })
    }

    function handOver(chunk: Buffer): void {
      idle.delete(socket)
      socket.off('data', read).off('end', end).off('error', cut).off('timeout', cut)
      socket.off('close', leave).setTimeout(0)
      // Nothing may be read from the network before the piece that was read already.
      socket.pause()
      socket.unshift(chunk)
      accept.call(server, socket)
      socket.resume()
    }

    const end = () => void socket.end()
    const cut = () => void socket.destroy()
    const leave = () => void idle.delete(socket)
    idle.add(socket)
    // As long as node:http waits for a first request.
    socket.setTimeout(server.headersTimeout)
    socket.on('data', read).on('end', end).on('error', cut).on('timeout', cut).on('close', leave)
  }

  server.on('connection', take)
  return () => {
    isClosed = true
    for (const socket of idle) socket.destroySoon()
  }
}

/** The time of now as HTTP writes it, at most a second old. */
function dateReader(): () => string {
  let [date, readAt] = ['', -Infinity]
  return () => {
    const time = performance.now()
    if (time - readAt >= SECOND_MS) {
      date = realNow().toUTCString()
      readAt = time
    }
    return date
  }
}
