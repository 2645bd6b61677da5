import http from 'node:http'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { answerMessages } from '../helper-process'

export type Visit = { url: string; seconds: number }
export type VisitResult = { p99: number; failures: number }

const PAUSE_MS = 10

/** Asks for one address again and again; the answers' times in milliseconds. */
async function visit({ url, seconds }: Visit): Promise<VisitResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  let failures = 0
  const endsAt = performance.now() + seconds * 1000
  while (performance.now() < endsAt) {
    const askedAt = performance.now()
    const status = await ask(url, agent).catch(() => 0)
    times.push(performance.now() - askedAt)
    if (status !== 200) failures++
    await pause(PAUSE_MS)
  }
  agent.destroy()
  times.sort((a, b) => a - b)
  return { p99: times[Math.floor(times.length * 0.99)] ?? NaN, failures }
}

async function ask(url: string, agent: http.Agent): Promise<number | undefined> {
  const request = http.get(url, { agent })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

answerMessages<Visit, VisitResult>(visit)
