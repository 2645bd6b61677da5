import { parseArgs } from 'node:util'
import { restore } from './backup'
import { listen, type Listening } from './server'
import { FolderError } from './store/environment'

const USAGE =
  'usage: main.ts --data DIR [--socket PATH | --port N] [--exit-with-parent], or --data DIR --restore FILE'

/**
 * Starts the server, prints its uri, and ends with SIGTERM or with its parent. With `--restore` it
 * only restores a backup into a folder without data, and prints its number of documents.
 */
async function main(): Promise<void> {
  const { data, socket, port, exitWithParent, backup } = readOptions()
  if (backup !== undefined) {
    const { documents } = await restore(backup, data)
    process.stdout.write(`${documents}\n`)
    return
  }
  // Ctrl-C reaches the whole process group; the parent decides when this process ends.
  process.on('SIGINT', () => undefined)
  // The reader of the output may be gone; an unhandled stream error would end the process.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  // A file size limit makes a write fail; its signal SIGXFSZ would end the process.
  process.on('SIGXFSZ', () => undefined)
  const server = await listen({ data, socket, port })
  process.once('SIGTERM', () => void stop(server))
  if (exitWithParent) process.stdin.resume().once('end', () => void stop(server))
  process.stdout.write(`${server.uri}\n`)
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      socket: { type: 'string' },
      port: { type: 'string' },
      restore: { type: 'string' },
      'exit-with-parent': { type: 'boolean', default: false },
    },
  })
  const port = values.port === undefined ? undefined : Number(values.port)
  if (
    !values.data ||
    (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536))
  ) {
    throw new FolderError(USAGE, 1)
  }
  const { data, socket, restore: backup } = values
  return { data, socket, port, backup, exitWithParent: values['exit-with-parent'] }
}

let isStopping = false

async function stop(server: Listening): Promise<void> {
  if (isStopping) return
  isStopping = true
  await server.close()
  process.exit(0)
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${message}\n`)
  process.exit(error instanceof FolderError ? error.exitCode : 1)
})
