import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const FORM = /^node (\S+) && (.*?) ?exec node (.+)$/

export type StartCommand = {
  /** What limits the memory outside of the heap. */
  env: Record<string, string>
  /** They are node's limits of the heap. */
  flags: string[]
  script: string
}

let known: StartCommand | undefined

/** What `npm start` runs, so that a site without npm is the same and has the same limits. */
export function startCommand(): StartCommand {
  known ??= prepare()
  return known
}

function prepare(): StartCommand {
  const { scripts }: { scripts: { start: string } } = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  )
  const [, bundler = '', assignments = '', last = ''] = FORM.exec(scripts.start) ?? []
  execFileSync(process.execPath, [bundler], { cwd: root, stdio: 'inherit' })
  const words = last.split(' ')
  return {
    env: Object.fromEntries(new URLSearchParams(assignments.replaceAll(' ', '&'))),
    flags: words.slice(0, -1),
    script: words.at(-1) ?? '',
  }
}
