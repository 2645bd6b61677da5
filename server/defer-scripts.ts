import fs from 'node:fs'
import path from 'node:path'

/** A file of the build: `components/shell/script-loader.ts` as it is inlined. */
export const LOADER_FILE = 'script-loader.js'

const ELEMENTS = /<(?:script|link) [^>]*>(?:<\/script>)?/g
const SOURCE = / src="(\/_next\/[^"]+)"/

export type DeferScripts = (html: string, nonce: string) => string

export function readLoader(dist: string): string {
  return fs.readFileSync(path.join(dist, LOADER_FILE), 'utf8')
}

/** Puts `loader` in the place of the framework's scripts, with the list of them. */
export function scriptDeferrer(loader: string): DeferScripts {
  return (html, nonce) => {
    const sources: string[] = []
    const rest = html.replace(ELEMENTS, (element) => {
      if (element.startsWith('<link rel="preload" as="script"')) return ''
      const source = element.includes(' async=""') ? SOURCE.exec(element)?.[1] : undefined
      if (source === undefined) return element
      sources.push(source)
      return ''
    })
    if (sources.length === 0) return html
    const script = `<script nonce="${nonce}" data-scripts="${sources.join(' ')}">${loader}</script>`
    return rest.replace('</head>', () => `${script}</head>`)
  }
}
