import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { hold } from '../held'
import { freePort, untilAnswered } from './server-process'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
/** It is below the project, where Next finds its modules; git ignores it. */
const folder = path.join(root, '.build', 'bench-next')
const NEXT = path.join(root, 'node_modules/next/dist/bin/next')

const LAYOUT = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`
/** Dynamic, with as many rows as its address asks for. */
const PAGE = `import { headers } from 'next/headers'

export default async function Page({ searchParams }) {
  const agent = (await headers()).get('user-agent')
  const rows = Number((await searchParams).rows)
  return (
    <main title={agent}>
      {Array.from({ length: rows }, (_, i) => (
        <section key={i}><h2>Row {i}</h2><p>Words of the row that has the number {i}.</p></section>
      ))}
    </main>
  )
}
`

type BareNext = {
  pid: number
  /** The address of a page of about this many bytes. */
  pageOf: (bytes: number) => Promise<string>
}

type Limits = { flags: readonly string[]; env: Record<string, string> }

/** A Next app with one dynamic page and nothing else, in the same version. */
export async function startBareNext(limits: Limits = { flags: [], env: {} }): Promise<BareNext> {
  fs.mkdirSync(path.join(folder, 'app'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'app/layout.js'), LAYOUT)
  fs.writeFileSync(path.join(folder, 'app/page.js'), PAGE)
  // Next would take the site's own, as it looks in the folders above too.
  fs.writeFileSync(path.join(folder, 'instrumentation.js'), 'export function register() {}')
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type":"module","private":true}')
  const config = { compress: false, poweredByHeader: false, turbopack: { root } }
  fs.writeFileSync(
    path.join(folder, 'next.config.mjs'),
    `export default ${JSON.stringify(config)}\n`,
  )
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  await run(process.execPath, [NEXT, 'build'], { cwd: folder, env })
  const port = await freePort()
  const child = spawn(process.execPath, [...limits.flags, NEXT, 'start', '-p', String(port)], {
    cwd: folder,
    env: { ...env, ...limits.env },
    stdio: 'ignore',
  })
  hold(() => child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(`${url}/?rows=1`)

  const bytesOf = async (rows: number) =>
    (await (await fetch(`${url}/?rows=${rows}`)).text()).length
  return {
    pid: child.pid ?? 0,
    async pageOf(bytes) {
      const [few, many] = [await bytesOf(10), await bytesOf(110)]
      const rows = Math.max(1, Math.round(10 + (bytes - few) / ((many - few) / 100)))
      return `${url}/?rows=${rows}`
    },
  }
}
