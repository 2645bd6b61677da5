import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { hold, temporaryFolder } from '../held'
import { startHelper } from '../helper-process'
import type { Answer } from '../http/capture'
import { freePort, untilAnswered } from './server-process'

export type FileServer = {
  name: string
  /** Serves these bytes; returns their address. */
  add: (answer: Answer) => Promise<string>
}

/** nginx with one worker, as a web server for files; the bench's node:http where it is missing. */
export async function startFileServer(): Promise<FileServer> {
  if (spawnSync('nginx', ['-v']).error) {
    process.stderr.write('nginx is not installed: the reference is node:http.\n')
    const statics = startHelper<Answer, string>('http/static-server.ts')
    return { name: 'node:http', add: (answer) => statics.ask(answer) }
  }
  const folder = temporaryFolder()
  const port = await freePort()
  const config = path.join(folder, 'nginx.conf')
  fs.writeFileSync(config, configOf(folder, port))
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
    name: 'nginx',
    async add({ body }) {
      const name = `${++added}.html`
      fs.writeFileSync(path.join(files, name), body)
      return `${url}/${name}`
    },
  }
}

function configOf(folder: string, port: number): string {
  return `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
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
