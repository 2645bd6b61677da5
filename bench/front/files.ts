import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { hold, temporaryFolder } from '../held'
import { startHelper } from '../helper-process'
import type { Answer } from '../http/capture'
import { freePort, untilAnswered } from './server-process'

type FileServer = {
  name: string
  /** Serves these bytes; returns their address. */
  add: (answer: Answer) => Promise<string>
}

/** How nginx runs: as its Debian package sets it, or with all that makes it faster for few files. */
export type Setting = 'nginx' | 'nginx, tuned'

const SETTINGS: Record<Setting, { workers: string; lines: (folder: string) => string }> = {
  nginx: { workers: 'auto', lines: (folder) => `access_log ${folder}/access.log;` },
  'nginx, tuned': {
    workers: '1',
    lines: () => 'access_log off; keepalive_requests 1000000; open_file_cache max=100;',
  },
}

/** nginx as a web server for files; the bench's node:http where it is missing. */
export async function startFileServer(name: Setting): Promise<FileServer> {
  if (spawnSync('nginx', ['-v']).error) {
    process.stderr.write('nginx is not installed: the reference is node:http.\n')
    const statics = startHelper<Answer, string>('http/static-server.ts')
    return { name: 'node:http', add: (answer) => statics.ask(answer) }
  }
  const folder = temporaryFolder()
  const port = await freePort()
  const config = path.join(folder, 'nginx.conf')
  fs.writeFileSync(config, configOf(name, folder, port))
  const files = path.join(folder, 'files')
  fs.mkdirSync(files)
  fs.writeFileSync(path.join(files, 'index.html'), '')
  fs.chmodSync(folder, 0o755)
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' })
  hold(() => child.kill('SIGTERM'))
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(url)
  let added = 0
  return {
    name,
    async add({ body }) {
      const file = `${++added}.html`
      fs.writeFileSync(path.join(files, file), body)
      return `${url}/${file}`
    },
  }
}

function configOf(setting: Setting, folder: string, port: number): string {
  const { workers, lines } = SETTINGS[setting]
  return `
worker_processes ${workers};
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  ${lines(folder)}
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
  }
}
`
}
