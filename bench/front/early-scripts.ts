import { type Figure, figure } from '../figures'

const SCRIPT = /<script src="([^"]+)"[^>]* async/g

/** The script files that a page loads without being touched, as they travel. */
export async function earlyScripts(part: string, name: string, url: string): Promise<Figure> {
  const page = await (await fetch(url)).text()
  let bytes = 0
  for (const [, src = ''] of page.matchAll(SCRIPT)) {
    const headers = { 'accept-encoding': 'br' }
    const answer = await fetch(new URL(src, url), { method: 'HEAD', headers })
    bytes += Number(answer.headers.get('content-length'))
  }
  const bound = { of: 'value', atMost: 6 } as const
  return figure(part, { name: `${name}, scripts at once`, unit: 'kB', bound }, bytes / 1024)
}
