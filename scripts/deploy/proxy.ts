import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../run/root'
import { freePort } from './free-port'

export type Proxy = { port: number; stop: () => Promise<void> }
export type ProxyKind = 'nginx' | 'caddy'
type Options = {
  /** The port of what it leads to. */
  to: number
  /** What it leads to is another proxy. */
  toTls?: boolean
  /** Another proxy stands before it. */
  isInner?: boolean
}

const TRUSTING = '\n trusted_proxies private_ranges'
const read = (name: string) => fs.readFileSync(path.join(root, 'deploy', name), 'utf8')

/** Starts the real server with the configuration of `deploy`, of which ports and paths are changed. */
export async function startProxy(kind: ProxyKind, options: Options): Promise<Proxy> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `pochade-${kind}-`))
  const [plain, port] = [await freePort(), await freePort()]
  const child =
    kind === 'nginx'
      ? startNginx(folder, plain, port, options)
      : startCaddy(folder, plain, port, options)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise((resolve) => child.once('close', resolve))
  await untilListening(port, child, () => output)
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startNginx(folder: string, plain: number, port: number, options: Options): ChildProcess {
  const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...[
        '-days',
        '2',
        '-subj',
        '/CN=example.org',
        '-keyout',
        key ?? '',
        '-out',
        certificate ?? '',
      ],
    ],
    { stdio: 'ignore' },
  )
  const site = read('nginx.conf')
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${plain};`)
    .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${port} `)
    .replace('http://127.0.0.1:3000', addressOf(options))
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const file = path.join(folder, 'nginx.conf')
  fs.writeFileSync(
    file,
    `daemon off; user root; pid ${folder}/pid; error_log stderr;
    events {} http { access_log off; ${temporary}\n${site}\n}`,
  )
  return spawn('nginx', ['-c', file, '-p', folder, '-e', 'stderr'])
}

function addressOf({ to, toTls = false }: Options): string {
  if (!toTls) return `http://127.0.0.1:${to}`
  return `https://127.0.0.1:${to}; proxy_ssl_server_name on; proxy_ssl_name $host`
}

function startCaddy(
  folder: string,
  plain: number,
  port: number,
  { to, isInner = false }: Options,
): ChildProcess {
  const upstream = `127.0.0.1:${to}`
  // An inner proxy believes what the outer one says of the address (docs/running.md).
  const site = read('Caddyfile').replace(
    '{$POCHADE_UPSTREAM:127.0.0.1:3000} {',
    `${upstream} {${isInner ? TRUSTING : ''}`,
  )
  const file = path.join(folder, 'Caddyfile')
  fs.writeFileSync(
    file,
    `{
      admin off
      http_port ${plain}
      https_port ${port}
      local_certs
      skip_install_trust
    }\n${site}`,
  )
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...env, NODE_ENV: 'production' },
  })
}

async function untilListening(
  port: number,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  const { connectTls } = await import('./client')
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy ended:\n${output()}`)
    try {
      const socket = await connectTls(port)
      return void socket.destroy()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
