import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type SinkFault =
  | 'refuse_recipient'
  | 'defer_recipient'
  | 'refuse_sender'
  | 'refuse_message'
  | 'defer_message'
  | 'hang'
  | 'cut'
  /** Accepts the mail, then closes the connection without a reply. */
  | 'take_and_cut'
  /** Accepts the mail and never replies. */
  | 'take_and_hang'

type SunkMail = Email & { to: NonNullable<Email['to']>; raw: string }

export type SmtpSink = {
  url: string
  mails: SunkMail[]
  connections: number
  /** It affects all recipients or one; undefined ends it. */
  fail: (fault: SinkFault | undefined, recipient?: string) => void
  waitForMail: (to: string, subject?: RegExp) => Promise<SunkMail>
  /** `up` listens again at the same address. */
  down: () => Promise<void>
  up: () => Promise<void>
}

const WAIT_MS = 20_000

export async function startSmtpSink(): Promise<SmtpSink> {
  let port = 0
  let server: SMTPServer | undefined
  let fault: { kind: SinkFault; recipient: string | undefined } | undefined
  const waiting = new Set<() => void>()

  const faultOf = (recipient: string): SinkFault | undefined =>
    fault && (!fault.recipient || fault.recipient === recipient) ? fault.kind : undefined

  function listen(): Promise<void> {
    const made = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      logger: false,
      closeTimeout: 1,
      onConnect(_session, callback) {
        sink.connections++
        callback()
      },
      onAuth(auth, _session, callback) {
        callback(auth.password === 'wrong' ? new Error('No') : null, { user: auth.username })
      },
      onMailFrom(_address, _session, callback) {
        callback(fault?.kind === 'refuse_sender' ? answer(550, 'No such sender') : null)
      },
      onRcptTo({ address }, _session, callback) {
        const kind = faultOf(address)
        if (kind === 'hang') return
        if (kind === 'refuse_recipient') return callback(answer(550, 'No such user here'))
        if (kind === 'defer_recipient') return callback(answer(450, 'Mailbox busy'))
        callback()
      },
      onData(stream, session, callback) {
        const kind = faultOf(session.envelope.rcptTo[0]?.address ?? '')
        const cut = () => {
          for (const connection of made.connections) {
            if (connection.session.id === session.id) connection._socket?.destroy()
          }
        }
        if (kind === 'cut') {
          stream.resume()
          return cut()
        }
        buffer(stream)
          .then(async (raw) => {
            if (kind === 'refuse_message') return callback(answer(554, 'Message refused'))
            if (kind === 'defer_message') return callback(answer(451, 'Try again later'))
            const mail = await PostalMime.parse(raw)
            sink.mails.push({ ...mail, to: mail.to ?? [], raw: raw.toString() })
            if (kind === 'take_and_cut') cut()
            else if (kind !== 'take_and_hang') callback()
            for (const look of waiting) look()
          })
          .catch(callback)
      },
    })
    made.on('error', () => undefined)
    server = made
    made.listen(port, '127.0.0.1')
    return once(made.server, 'listening').then(() => {
      port = (made.server.address() as AddressInfo).port
    })
  }

  const sink: SmtpSink = {
    url: '',
    mails: [],
    connections: 0,
    fail(kind, recipient) {
      fault = kind && { kind, recipient }
    },
    waitForMail(to, subject = /./) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const isIt = (mail: SunkMail) =>
            mail.to.some(({ address }) => address === to) && subject.test(mail.subject ?? '')
          const found = sink.mails.find(isIt)
          if (!found) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve(found)
        }
        const timer = setTimeout(() => {
          waiting.delete(look)
          const got = sink.mails.map((mail) => `${mail.to[0]?.address}: ${mail.subject}`)
          reject(new Error(`No mail to ${to} (${subject}); there are: ${got.join(', ') || 'none'}`))
        }, WAIT_MS)
        waiting.add(look)
        look()
      })
    },
    async down() {
      const closing = server
      server = undefined
      if (closing) await new Promise<void>((resolve) => closing.close(resolve))
    },
    async up() {
      if (!server) await listen()
    },
  }
  await listen()
  sink.url = `smtp://127.0.0.1:${port}`
  return sink
}

function answer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
