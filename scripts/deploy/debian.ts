import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { print } from '../run/print'

/** What takes minutes to make stays there for the next run. */
export const WORK = path.join(os.tmpdir(), 'pochade-deploy')

/** An archive of Debian as its packages make it, with what its images hold and these packages. */
export async function makeDebian(name: string, packages: readonly string[] = []): Promise<string> {
  const file = path.join(WORK, `${name}.tar`)
  if (fs.existsSync(file)) return file
  needCommands({ mmdebstrap: 'mmdebstrap' })
  fs.mkdirSync(WORK, { recursive: true })
  const excluded = ['doc', 'man', 'locale'].map((folder) => `path-exclude=/usr/share/${folder}/*`)
  await promisify(execFile)('mmdebstrap', [
    '--variant=apt',
    '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
    `--include=${['usr-is-merged', ...packages].join(',')}`,
    '--aptopt=APT::Install-Recommends "false"',
    ...excluded.map((rule) => `--dpkgopt=${rule}`),
    ...['bookworm', `${file}.new`, '--format=tar'],
  ])
  fs.renameSync(`${file}.new`, file)
  return file
}

/** Installs Debian packages whose command is not there yet. */
export function needCommands(packageOf: Record<string, string>): void {
  const missing = Object.entries(packageOf).filter(([command]) => !hasCommand(command))
  if (missing.length === 0) return
  const names = [...new Set(missing.map(([, name]) => name))]
  print(`Installing ${names.join(' ')}.`)
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  execFileSync('apt-get', ['update', '-qq'], { ...options, stdio: 'ignore' })
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names]
  execFileSync('apt-get', install, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
}

function hasCommand(command: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
