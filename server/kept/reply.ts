import { randomUUID } from 'node:crypto'
import http from 'node:http'

/** What is sent to a visitor, as it goes over the wire, so that one write sends it. */
export type Reply = {
  status: 200 | 304
  headers: string[]
  bytes: Buffer
  /** Where the lines of the one request begin, and where the body does. */
  ownAt: number
  bodyAt: number
}

/** Of equal length for every request; a value may have spaces behind it, says RFC 9110 5.5. */
function ownLines(id: string, date: string, stays: string): string {
  return `x-request-id: ${id.padEnd(36)}\r\ndate: ${date.padEnd(29)}\r\nconnection: ${stays.padEnd(34)}\r\n\r\n`
}

export function createReply(
  status: 200 | 304,
  headers: Record<string, string>,
  body: Buffer,
): Reply {
  for (const [name, value] of Object.entries(headers)) http.validateHeaderValue(name, value)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const fixed = Buffer.from(
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${lines.join('')}`,
    'latin1',
  )
  const head = Buffer.concat([fixed, Buffer.from(ownLines('', '', ''))])
  return {
    status,
    headers: Object.entries(headers).flat(),
    bytes: Buffer.concat([head, body]),
    ownAt: fixed.length,
    bodyAt: head.length,
  }
}

export function bodyOf({ bytes, bodyAt }: Reply): Buffer {
  return bytes.subarray(bodyAt)
}

/** The whole answer to one request, with an id of its own: valid until the next call for the reply.
 * @param date of now, as HTTP writes it
 * @param stays the value of `connection` and the lines behind it, at most 34 characters */
export function bytesFor(
  { bytes, ownAt, bodyAt }: Reply,
  { date, stays, isHead }: { date: string; stays: string; isHead: boolean },
): Buffer {
  bytes.write(ownLines(randomUUID(), date, stays), ownAt, 'latin1')
  return isHead ? bytes.subarray(0, bodyAt) : bytes
}

/** Leaves its bytes to a socket that has not sent them yet. */
export function leaveBytes(reply: Reply): void {
  reply.bytes = Buffer.from(reply.bytes)
}
