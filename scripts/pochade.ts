#!/usr/bin/env -S MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 node --max-old-space-size=256 --max-semi-space-size=8
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readEnvFile } from './env-file.mjs'
import { print, printError } from './run/print'
import { root } from './run/root'

// The one program of the package (npm run package): npx pochade [command] [--data DIR]
const COMMANDS: Record<string, () => Promise<unknown>> = {
  start: () => import('./start'),
  'admin:grant': () => import('./admin-grant'),
  'admin:password': () => import('./admin-password'),
  'sample:remove': () => import('./sample-remove'),
  'db:backup': () => import('./db-backup'),
  'db:restore': () => import('./db-restore'),
  'db:export': () => import('./db-backup'),
  'db:import': () => import('./db-restore'),
}
const USAGE = `Usage: pochade [command] [--data DIR]

Commands: ${Object.keys(COMMANDS).join(', ')}

The data are in DIR, otherwise in DATA_DIR, otherwise in ~/.local/share/pochade. A file .env there
may hold the keys of the site; docs/running.md and .env.example say which.`

const words = process.argv.slice(2)
const isNamed = words[0] !== undefined && !words[0].startsWith('-')
const [name = ''] = isNamed ? words.splice(0, 1) : ['start']
const data = optionOf('--data')
const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined

if (words.includes('--help')) print(USAGE)
else if (words.includes('--version')) print(versionOf(path.join(root, 'package.json')))
else if (!run || data === '') {
  printError(USAGE)
  process.exitCode = 1
} else {
  useData(path.resolve(data ?? process.env.DATA_DIR ?? defaultFolder()))
  const given = name.startsWith('db:') ? words.map(fromHere) : words
  if (name === 'db:import') given.push('--empty')
  process.argv.splice(2, Infinity, ...given)
  process.chdir(root)
  await run()
}

/** Takes the option from the words; it is empty where its value is missing. */
function optionOf(option: string): string | undefined {
  const at = words.findIndex((word) => word === option || word.startsWith(`${option}=`))
  if (at < 0) return undefined
  const [word = ''] = words.splice(at, 1)
  return word === option ? (words.splice(at, 1)[0] ?? '') : word.slice(option.length + 1)
}

function defaultFolder(): string {
  const home = process.env.XDG_DATA_HOME || path.join(os.homedir(), '.local/share')
  return path.join(home, 'pochade')
}

function useData(folder: string): void {
  process.env.DATA_DIR = folder
  const file = path.join(folder, '.env')
  if (!fs.existsSync(file)) return
  for (const [key, value] of Object.entries(readEnvFile(file))) process.env[key] ??= value
}

/** The commands of the database take paths, which begin where the caller is. */
function fromHere(word: string): string {
  return word.startsWith('-') ? word : path.resolve(word)
}

function versionOf(file: string): string {
  const { version }: { version: string } = JSON.parse(fs.readFileSync(file, 'utf8'))
  return version
}
