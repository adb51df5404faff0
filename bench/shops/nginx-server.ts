import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { askForBytes, type SameBytes } from '../measure/same-bytes.ts'
import type { BareServer } from './bare-server.ts'
import { findProgram } from './find-program.ts'

/** The limit: nginx with the same bytes packed beforehand, a configuration and a folder of its own. */
export async function nginxServer(url: string): Promise<BareServer | null> {
  const nginx = findProgram('nginx')
  if (!nginx) return null
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-nginx-'))
  // Its workers are other users.
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'files'))
  const page = await askForBytes(url, 'gzip')
  await writeFile(join(folder, 'files', 'page.html'), gunzipSync(page.body))
  await writeFile(join(folder, 'files', 'page.html.gz'), page.body)
  const port = await freePort()
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, page))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const child = spawn(nginx, args, { stdio: 'ignore' })
  const stop = () => {
    child.kill('SIGQUIT')
    void once(child, 'exit').then(() => rm(folder, { recursive: true, force: true }))
  }
  const same = await untilOpen(port)
  if (same?.body.equals(page.body)) return { port, stop }
  stop()
  return null
}

function configuration(folder: string, port: number, { headers }: SameBytes): string {
  const byItself = /^(content-|etag|last-modified|accept-ranges)/
  const added = headers
    .filter(([name, value]) => !byItself.test(name) && !value.includes('$'))
    .map(([name, value]) => `add_header ${name} "${value.replace(/[\\"]/g, '\\$&')}";`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 100000000;
  default_type "text/html; charset=utf-8";
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    gzip_static on;
    ${added.join('\n    ')}
    location / { try_files /page.html =404; }
  }
}
`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilOpen(port: number): Promise<SameBytes | null> {
  for (let times = 0; times < 50; times += 1) {
    const answer = await askForBytes(`http://127.0.0.1:${port}/`, 'gzip').catch(() => null)
    if (answer) return answer
    await new Promise((later) => setTimeout(later, 100))
  }
  return null
}
