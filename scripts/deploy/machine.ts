import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeDebian, needCommands, WORK } from './debian'

const POLL_MS = 200
const PACKAGES = ['systemd', 'systemd-sysv', 'dbus']

/** A Debian whose first process is systemd; it has the network of this machine. */
export class Machine {
  #child: ChildProcess | undefined
  #output = ''

  private constructor(readonly folder: string) {}

  static async make(): Promise<Machine> {
    needCommands({ 'systemd-nspawn': 'systemd-container', nsenter: 'util-linux' })
    const debian = await makeDebian('bookworm-systemd', PACKAGES)
    const folder = fs.mkdtempSync(path.join(WORK, 'machine-'))
    execFileSync('tar', ['-xf', debian, '-C', folder])
    return new Machine(folder)
  }

  at(place: string): string {
    return path.join(this.folder, place)
  }

  /** Resolves once all units have started. */
  async boot(): Promise<void> {
    // Nothing of this machine has to know it: it may run without systemd.
    const options = ['--register=no', '--keep-unit', `--machine=${path.basename(this.folder)}`]
    const child = spawn('systemd-nspawn', ['--boot', '-D', this.folder, ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    }
    while (!/^(running|degraded)$/.test(await this.#state())) {
      if (child.exitCode !== null) throw new Error(`The machine ended:\n${this.#output}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  /** The output of a command in it. */
  async run(...command: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)('nsenter', [
      ...['--target', this.#leader(), '--all', '--'],
      ...command,
    ])
    return stdout.trim()
  }

  /** Ends it, and removes its folder. */
  async remove(): Promise<void> {
    const child = this.#child
    if (child && child.exitCode === null) {
      const ended = once(child, 'exit')
      await this.run('systemctl', 'poweroff').catch(() => child.kill('SIGKILL'))
      await ended
    }
    fs.rmSync(this.folder, { recursive: true, force: true })
  }

  async #state(): Promise<string> {
    try {
      return await this.run('systemctl', 'is-system-running')
    } catch (error) {
      // `degraded` is told with exit code 1.
      return error instanceof Error && 'stdout' in error ? String(error.stdout).trim() : ''
    }
  }

  #leader(): string {
    const pid = this.#child?.pid
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return children.split(' ', 1)[0] ?? ''
  }
}
