import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const NOBODY = 65534
const isRoot = process.getuid?.() === 0

/** Read before the script: root may write everywhere, so that it becomes nobody first. */
const DROP_ROOT = `
  if (process.getuid?.() === 0) {
    process.setgroups([])
    process.setgid(${NOBODY})
    process.setuid(${NOBODY})
  }
`

export type Run = { code: number | null; output: string }

/** A tree of files that another user owns; `run` runs scripts of it as somebody who may only read. */
export class ForeignTree {
  readonly root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-foreign-')))

  constructor() {
    fs.chmodSync(this.root, 0o755)
    this.write('drop-root.mjs', DROP_ROOT)
  }

  write(file: string, content: string): void {
    const target = path.join(this.root, file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, content)
  }

  /** Gives a folder to whom the scripts run as. */
  give(folder: string): void {
    const target = path.join(this.root, folder)
    fs.mkdirSync(target, { recursive: true })
    if (isRoot) fs.chownSync(target, NOBODY, NOBODY)
    this.#given.add(target)
  }

  async run(script: string, ...args: string[]): Promise<Run> {
    const folders = isRoot ? [] : this.#foldersOf(this.root)
    for (const folder of folders) fs.chmodSync(folder, 0o555)
    try {
      return await this.#start(script, args)
    } finally {
      for (const folder of folders) fs.chmodSync(folder, 0o755)
    }
  }

  remove(): void {
    fs.rmSync(this.root, { recursive: true, force: true })
  }

  #given = new Set<string>()

  #foldersOf(folder: string): string[] {
    const inner = fs.readdirSync(folder, { withFileTypes: true })
    const folders = inner.filter((entry) => entry.isDirectory())
    const below = folders.flatMap(({ name }) => this.#foldersOf(path.join(folder, name)))
    return this.#given.has(folder) ? below : [folder, ...below]
  }

  #start(script: string, args: string[]): Promise<Run> {
    const preload = path.join(this.root, 'drop-root.mjs')
    const child = spawn(process.execPath, ['--import', preload, script, ...args], {
      cwd: this.root,
      env: { NODE_ENV: 'production', PATH: process.env.PATH, HOME: '/nonexistent' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    }
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => resolve({ code, output }))
    })
  }
}
