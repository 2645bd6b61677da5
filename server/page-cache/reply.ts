import { randomUUID } from 'node:crypto'
import http from 'node:http'

/** What is sent to a visitor; all who wait for it share the body. */
export type Reply = {
  status: 200 | 304
  headers: string[]
  /** It has the bytes on the wire, with the lines of one request. */
  head: Buffer
  /** Those lines begin here. */
  ownAt: number
  body: Buffer
}

/** All have one length; a value may have spaces behind it, says RFC 9110 5.5. */
function ownLines(id: string, date: string, stays: string): string {
  return `x-request-id: ${id.padEnd(36)}\r\ndate: ${date.padEnd(29)}\r\nconnection: ${stays.padEnd(34)}\r\n\r\n`
}

/** Throws for a value that no header may have. */
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
  return {
    status,
    headers: Object.entries(headers).flat(),
    head: Buffer.concat([fixed, Buffer.from(ownLines('', '', ''))]),
    ownAt: fixed.length,
    body,
  }
}

/** The head of the answer to one request, with an id of its own: valid until the next call.
 * @param date of now, as HTTP writes it
 * @param stays the value of `connection` and the lines behind it, at most 34 characters */
export function headFor({ head, ownAt }: Reply, date: string, stays: string): Buffer {
  head.write(ownLines(randomUUID(), date, stays), ownAt, 'latin1')
  return head
}

/** Leaves the head to a socket that has not sent it yet. */
export function leaveHead(reply: Reply): void {
  reply.head = Buffer.from(reply.head)
}
