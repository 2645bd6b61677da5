import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../run/root'

type Packed = { filename: string; size: number; unpackedSize: number; files: { path: string }[] }

/** Makes the folder that is published. */
export function makePackage(folder: string): void {
  const command = ['--import', 'tsx', 'scripts/package.ts', '--out', folder]
  execFileSync(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Packs that folder as this version; `file` is the archive that npm installs. */
export function packPackage(
  folder: string,
  version: string,
  target: string,
): Packed & { file: string } {
  const manifest = path.join(folder, 'package.json')
  const about = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, unknown>
  fs.writeFileSync(manifest, JSON.stringify({ ...about, version }))
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const [packed] = JSON.parse(output) as Packed[]
  if (!packed) throw new Error('npm pack has made no file.')
  return { ...packed, file: path.join(target, packed.filename) }
}

/** The arguments of npm that install it as docs/running.md says. */
export function installArguments(prefix: string, file: string): string[] {
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline']
  return ['install', '--prefix', prefix, '--omit=dev', ...quiet, file]
}
