import path from 'node:path'
import { print } from './run/print'
import { figuresOf } from './stats/figures'
import { readSources } from './stats/sources'

// npm run stats: counts of the sources, without any timing.
const figures = figuresOf(readSources(path.resolve(import.meta.dirname, '..')))
const width = Math.max(...Object.keys(figures).map((name) => name.length))
for (const [name, value] of Object.entries(figures)) {
  print(`${name.padEnd(width)}  ${value.toLocaleString('en').padStart(7)}`)
}
