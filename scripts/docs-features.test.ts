import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './stats/sources'

const root = path.resolve(import.meta.dirname, '..')
const page = fs.readFileSync(path.join(root, 'docs/adding-a-feature.md'), 'utf8')

const sources = readSources(root)
const content = sources.flatMap(({ file, text }) =>
  /\bkind: 'content'/.test(text) ? /^lib\/([^/]+)\/feature\.ts$/.exec(file)?.slice(1) : [],
)
const others = sources.filter(({ file }) => {
  const [part = '', folder] = file.split('/')
  return ['components', 'lib', 'server'].includes(part) && !content.includes(folder)
})

test.each(['gallery', 'store', 'coffee'])(
  'docs/adding-a-feature.md lists every file that names %s and is of no content feature',
  (name) => {
    const naming = new RegExp(
      `(?<!example: )'${name}'|PATHS\\.${name}\\b|'@/(?:components|lib)/${name}/`,
    )
    const files = others.filter(({ text }) => naming.test(text)).map(({ file }) => file)
    expect(files).toContain('lib/features.ts')
    expect(files.filter((file) => !page.includes(`\`${file}\``))).toEqual([])
  },
)
