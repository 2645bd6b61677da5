import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../run/root'
import { needCommands } from './debian'
import { figure } from './figures'

const UNIT = path.join(root, 'deploy/pochade.service')

beforeAll(() => {
  needCommands({
    'systemd-analyze': 'systemd',
    'podman-compose': 'podman-compose',
    podman: 'podman',
  })
})

function run(command: string, args: string[], env: Record<string, string> = {}): string {
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } } as const
  return execFileSync(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
}

test('the unit is well-formed and exposes no more than 3.0', () => {
  run('systemd-analyze', ['verify', UNIT])
  const lines = run('systemd-analyze', ['security', '--offline=yes', '--no-pager', UNIT])
  const exposure = Number(/Overall exposure level for .*: ([\d.]+)/.exec(lines)?.[1])
  figure('exposure of the unit', exposure.toFixed(1))
  expect(exposure).toBeLessThanOrEqual(3)
  // JavaScript is compiled while it runs.
  expect(fs.readFileSync(UNIT, 'utf8')).not.toMatch(/^MemoryDenyWriteExecute/m)
})

test.each([
  ['compose.yaml', ['site', 'caddy']],
  ['compose.replica-set.yaml', ['site-1', 'site-2', 'mongo-1', 'mongo-2', 'mongo-3', 'caddy']],
])(
  '%s is well-formed, runs its services with a read-only site and needs its secrets from outside',
  (file, services) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-compose-'))
    // It only shows what would be run.
    const stub = path.join(folder, 'podman')
    fs.writeFileSync(
      stub,
      '#!/bin/sh\n[ "$1" = --version ] && echo "podman version 4.3.1"\nexit 0\n',
      { mode: 0o755 },
    )
    const up = ['--podman-path', stub, '--dry-run', '-f', file, 'up', '-d']
    const given = { SITE_HOST: 'example.org', AUTH_SECRET: 'x'.repeat(32) }
    const runs = run('podman-compose', up, given)
      .split('\n')
      .filter((line) => line.startsWith(`${stub} run `))
    expect(runs.map((line) => /--name=\S+?_([a-z0-9-]+)_1 /.exec(line)?.[1]).sort()).toEqual(
      [...services].sort(),
    )
    for (const line of runs.filter((each) => / pochade$/.test(each.trim()))) {
      expect(line).toContain('--read-only')
      expect(line).toContain('SITE_URL=https://example.org')
      expect(line).toContain('TRUST_PROXY=1')
    }
    const images = { POCHADE_IMAGE: 'own/a', CADDY_IMAGE: 'own/b', MONGO_IMAGE: 'own/c' }
    const named = run('podman-compose', up, { ...given, ...images, HTTPS_PORT: '8443' })
    expect(named.match(/ own\/[abc](?= mongod|\n)/g)).toHaveLength(services.length)
    expect(named).toContain('-p 8443:443 ')
    expect(() =>
      run('podman-compose', ['--podman-path', stub, '--dry-run', '-f', file, 'up']),
    ).toThrow()
    fs.rmSync(folder, { recursive: true, force: true })
  },
)
