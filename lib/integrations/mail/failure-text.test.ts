import net, { type AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createSmtpTransport } from '@/lib/integrations/mail/smtp'

const servers: net.Server[] = []
afterAll(() => servers.forEach((server) => server.close()))

/** A server of one greeting, which offers a log-in and never TLS. */
async function listen(onConnection: (socket: net.Socket) => void): Promise<string> {
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    onConnection(socket)
  })
  servers.push(server)
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

function speakPlain(socket: net.Socket) {
  socket.write('220 mail\r\n')
  socket.on('data', () => socket.write('250-mail\r\n250 AUTH PLAIN\r\n'))
}

async function failureAt(url: string): Promise<string> {
  const transport = createSmtpTransport({ url, from: 'a@example.org', inactivityMs: 500 })
  const mail = { to: 'b@example.org', messageId: 'x@y', subject: 's', text: 't', html: 'h' }
  const sending = transport.send({ ...mail, date: new Date() }, new AbortController().signal)
  return sending.then(String, ({ message }: Error) => message)
}

test('TLS at a port that begins without it names the two usual ports', async () => {
  const host = await listen(speakPlain)
  expect(await failureAt(`smtps://anna:secret@${host}`)).toBe(
    'The server does not begin with TLS at this port. Port 465 needs smtps://, port 587 smtp://.',
  )
})

test('a server that waits for TLS is silent, and the two usual ports are named', async () => {
  const host = await listen(() => {})
  expect(await failureAt(`smtp://${host}`)).toMatch(/^The server did not answer.*Port 465 needs/)
})

test('a missing password, an unknown name and a closed port are told', async () => {
  const host = await listen(speakPlain)
  expect(await failureAt(`smtp://anna@${host}`)).toMatch(/has no password/)
  expect(await failureAt('smtp://mail.invalid')).toMatch(/name of the mail server is not known/)
  expect(await failureAt('smtp://127.0.0.1:9')).toMatch(/Nothing answers.*ECONNREFUSED/)
})
