import { EventEmitter, once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { acceptFirst } from './accept-first'

test('all who wait for a connection have one before it resolves', async () => {
  const server = http.createServer()
  let accepted = 0
  server.on('connection', () => accepted++)
  const letIn = acceptFirst(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 30 }, () => net.connect(port, '127.0.0.1'))
  await Promise.resolve()
  expect(accepted).toBe(0)
  await letIn()
  expect(accepted).toBe(30)
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('clients that never stop connecting do not hold it up', async () => {
  const server = new EventEmitter()
  let isOver = false
  let turns = 0
  const connect = () => {
    turns++
    server.emit('connection')
    if (!isOver) setImmediate(connect)
  }
  const letIn = acceptFirst(server as http.Server)
  connect()
  await letIn()
  isOver = true
  expect(turns).toBeGreaterThan(100)
  expect(turns).toBeLessThan(300)
})
