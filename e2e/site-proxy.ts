import http, { type RequestListener } from 'node:http'
import type { Site } from './site'

export type SiteProxy = {
  url: string
  /** How many posts of makes reach the site whose answers never come back. */
  answersToLose: number
  /** While it is true, posts of makes are answered with 503. */
  refusesMakes: boolean
  /** As after an update: the files of the pages are gone, and the worker is another one. */
  isUpdated: boolean
}

/** Stands before a site, so that a test decides what a browser gets. */
export async function siteProxy(
  site: Site,
  serve: (listener: RequestListener) => Promise<string>,
): Promise<SiteProxy> {
  const proxy: SiteProxy = { url: '', answersToLose: 0, refusesMakes: false, isUpdated: false }
  proxy.url = await serve((request, response) => {
    const { method, url = '/', headers } = request
    const isMake = method === 'POST' && url.endsWith('/comment')
    if (isMake && proxy.refusesMakes) return void response.writeHead(503).end()
    if (proxy.isUpdated && url.startsWith('/_next/static/')) {
      return void response.writeHead(404).end()
    }
    const inner = http.request(new URL(url, site.url), { method, headers }, (answer) => {
      if (isMake && proxy.answersToLose > 0) {
        proxy.answersToLose--
        answer.resume().on('end', () => response.destroy())
        return
      }
      if (proxy.isUpdated && url === '/sw.js') {
        return void response
          .writeHead(200, { 'content-type': 'text/javascript' })
          .end(`${workerText}// newer`)
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    inner.on('error', () => response.destroy())
    request.pipe(inner)
  })
  const workerText = await (await fetch(`${site.url}/sw.js`)).text()
  return proxy
}
