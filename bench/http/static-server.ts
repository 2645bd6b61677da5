import http from 'node:http'
import { answerMessages } from '../helper-process'
import type { Answer } from './capture'

// Bare node:http with prepared answers.
const answers = new Map<string, Answer>()
const server = http.createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return void response.writeHead(404).end()
  response.writeHead(answer.status, answer.headers).end(answer.body)
})
const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

/** Adds an answer and returns its address. */
answerMessages<Answer, string>(async (answer) => {
  await listening
  const path = `/${answers.size}`
  answers.set(path, answer)
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`
})
