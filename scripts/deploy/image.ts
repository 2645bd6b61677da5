import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { hashSources } from '../build/source-hash'
import { print } from '../run/print'
import { root } from '../run/root'
import { figure } from './figures'
import { makeDebian, needCommands, WORK } from './debian'

const run = promisify(execFile)

export const IMAGE = 'localhost/pochade-test'
/** It stands in the context of the build, where a file of secrets often lies. */
export const CANARY = 'canary-of-a-secret-5d41402a'
export const RUN_BASE = 'localhost/pochade-run-base'
const BASE = 'localhost/pochade-base'
/** podman and buildah need both, or they touch images and containers of others. */
export const STORAGE = [
  ...['--root', path.join(WORK, 'storage'), '--runroot', path.join(WORK, 'run')],
  ...['--storage-driver', 'overlay'],
]
const CONTAINERS_CONF = path.join(WORK, 'containers.conf')
/** Some machines do not allow the limits that podman asks for. */
export const LIMITS = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=1024:1024']
/** An authority of the network here, which npm needs in the container too. */
const { NODE_EXTRA_CA_CERTS: AUTHORITIES = '' } = process.env
const MOUNTS = [
  ...['/etc/ssl/certs', '/usr/local/share/ca-certificates', '/root/.npmrc', '/root/.npm'],
  AUTHORITIES,
]

function needContainers(): void {
  needCommands({
    buildah: 'buildah',
    podman: 'podman',
    runc: 'runc',
    iptables: 'iptables',
    '/usr/lib/podman/netavark': 'netavark',
    '/usr/lib/podman/aardvark-dns': 'aardvark-dns',
  })
  fs.mkdirSync(WORK, { recursive: true })
  const network = [`network_backend = "netavark"`, `network_config_dir = "${WORK}/networks"`]
  fs.writeFileSync(CONTAINERS_CONF, ['[network]', ...network, ''].join('\n'))
}

/** Containers find each other by name in networks of netavark. */
export function containersEnv(): NodeJS.ProcessEnv {
  return { ...process.env, CONTAINERS_CONF }
}

export async function buildah(...args: string[]): Promise<string> {
  const { stdout } = await run('buildah', [...STORAGE, ...args], { maxBuffer: 64 * 1024 * 1024 })
  return stdout.trim()
}

export async function podman(...args: string[]): Promise<string> {
  const { stdout } = await run('podman', [...STORAGE, '--runtime', 'runc', ...args], {
    maxBuffer: 64 * 1024 * 1024,
    env: containersEnv(),
  })
  return stdout.trim()
}

/** Debian as its packages make it, and the same with the Node that runs the tests. */
async function makeBases(): Promise<void> {
  const debian = await makeDebian('bookworm')
  const container = await buildah('from', 'scratch')
  await buildah('add', '--quiet', container, debian, '/')
  await buildah('commit', '--quiet', container, RUN_BASE)
  const npm = path.dirname(path.dirname(fs.realpathSync(findCommand('npm'))))
  await buildah('add', '--quiet', container, process.execPath, '/usr/local/bin/node')
  await buildah('add', '--quiet', container, npm, '/usr/local/lib/node_modules/npm')
  const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm']
  await buildah('run', '--isolation', 'chroot', container, '--', ...link)
  await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${AUTHORITIES}`, container)
  await buildah('commit', '--quiet', container, BASE)
  await buildah('rm', container)
}

function findCommand(name: string): string {
  return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
}

/** The image of this run of the tests, with its bases; the first file that needs it builds it. */
export async function needImage(): Promise<void> {
  needContainers()
  const label = ['image', 'inspect', '--format', '{{.Labels.run}}', IMAGE]
  if ((await podman(...label).catch(() => '')) === process.env.DEPLOY_RUN) return
  await makeBases()
  const startedAt = performance.now()
  await buildImage()
  figure('build of the image', `${Math.round((performance.now() - startedAt) / 1000)} s`)
}

/** It takes what git knows, with secrets beside it as an owner may have them. */
async function buildImage(): Promise<void> {
  const context = fs.mkdtempSync(path.join(WORK, 'context-'))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files.filter((name) => name !== '' && fs.existsSync(path.join(root, name)))) {
    fs.mkdirSync(path.dirname(path.join(context, file)), { recursive: true })
    fs.copyFileSync(path.join(root, file), path.join(context, file))
  }
  takeBuild(context)
  fs.mkdirSync(path.join(context, '.data'))
  fs.writeFileSync(path.join(context, '.env'), `AUTH_SECRET=${CANARY}\n`)
  fs.writeFileSync(path.join(context, '.data/secret'), CANARY)
  const mounts = MOUNTS.filter((place) => fs.existsSync(place))
  await buildah(
    ...['bud', '--pull-never', '--isolation', 'chroot', '--format', 'docker'],
    ...mounts.flatMap((place) => ['--volume', `${place}:${place}`]),
    ...['--build-arg', `BASE=${BASE}`, '--build-arg', `RUN_BASE=${RUN_BASE}`, '-t', IMAGE],
    ...['--label', `run=${process.env.DEPLOY_RUN}`, context],
  )
  fs.rmSync(context, { recursive: true, force: true })
}

/** A build of this version that is there already saves the minutes that the image takes for its own. */
function takeBuild(context: string): void {
  const build = path.join('.build', hashSources(root))
  if (!fs.existsSync(path.join(root, build, 'complete'))) return
  print('The image takes the build that is there.')
  fs.cpSync(path.join(root, build), path.join(context, build), {
    recursive: true,
    verbatimSymlinks: true,
  })
  const ignored = path.join(context, '.dockerignore')
  const lines = fs.readFileSync(ignored, 'utf8').split('\n')
  const others = lines.filter((line) => line !== '.build' && line !== '**/node_modules')
  fs.writeFileSync(ignored, others.join('\n'))
}

/** A folder with the files of each layer of the image, but those of Debian. */
export async function unpackLayers(): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(WORK, 'layers-'))
  await podman('save', '--format', 'docker-dir', '--output', folder, IMAGE)
  const manifest: { layers: { digest: string }[] } = JSON.parse(
    fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'),
  )
  return manifest.layers.slice(1).map(({ digest }) => {
    const archive = path.join(folder, digest.replace('sha256:', ''))
    const files = `${archive}.files`
    fs.mkdirSync(files)
    execFileSync('tar', ['-xf', archive, '-C', files])
    return files
  })
}
