import http from 'node:http'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { answerMessages } from '../helper-process'

export type Polling = {
  url: string
  /** The headers of each visitor. */
  headers: Record<string, string>[]
  visitors: number
  everyMs: number
  seconds: number
}
export type PollingResult = { polls: number; failures: number }

/** Clients with kept connections that poll, spread evenly over the interval. */
async function poll({ url, headers, visitors, everyMs, seconds }: Polling): Promise<PollingResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors, maxFreeSockets: visitors })
  const endsAt = performance.now() + seconds * 1000
  const result = { polls: 0, failures: 0 }

  async function visit(place: number): Promise<void> {
    await pause((everyMs * place) / visitors)
    while (performance.now() < endsAt) {
      const askedAt = performance.now()
      const status = await ask(headers[place % headers.length] ?? {})
      result.polls++
      if (status !== 200) result.failures++
      await pause(Math.max(0, askedAt + everyMs - performance.now()))
    }
  }

  async function ask(sent: Record<string, string>): Promise<number | undefined> {
    const request = http.get(url, { headers: sent, agent })
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    response.resume()
    await once(response, 'end')
    return response.statusCode
  }

  await Promise.all(Array.from({ length: visitors }, (_, place) => visit(place)))
  agent.destroy()
  return result
}

answerMessages<Polling, PollingResult>(poll)
