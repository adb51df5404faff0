import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from '../shops/find-program.ts'
import { freePort, servePhp, takeLines } from './php-server.ts'

/** A REST call as WordPress was about to answer it. */
interface Dispatched {
  readonly method: string
  readonly route: string
  readonly query: Readonly<Record<string, unknown>>
}

export interface WordPress {
  readonly url: string
  take(): Dispatched[]
  close(): Promise<void>
}

const installed = '/usr/share/wordpress'
const wanted = 'a WordPress of the system: apt-get install wordpress mariadb-server php-cli php-mysql'

/** The system's own WordPress on a database of its own, in a folder that may be thrown away. */
export async function startWordPress(folder: string): Promise<WordPress> {
  const [php, mariadbd, install] = ['php', 'mariadbd', 'mariadb-install-db'].map(findProgram)
  if (!php || !mariadbd || !install || !existsSync(installed)) throw new Error(`This needs ${wanted}`)
  const root = join(folder, 'wordpress')
  const socket = join(folder, 'db.sock')
  cpSync(installed, root, { recursive: true, dereference: true })
  mkdirSync(join(root, 'wp-content', 'mu-plugins'), { recursive: true })
  cpSync(
    resolve('bench/php-backend/record-routes.php'),
    join(root, 'wp-content', 'mu-plugins', 'record-routes.php'),
  )
  writeFileSync(join(root, 'wp-config.php'), configuration(socket))
  const stopDatabase = await startDatabase(mariadbd, install, join(folder, 'db'), socket)

  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const records = join(folder, 'dispatched.jsonl')
  const env = { WORDPRESS_URL: url, WORDPRESS_ROOT: root, RECORDS: records }
  const silent = ['-d', 'sendmail_path=/bin/true', resolve('bench/php-backend/install-wordpress.php')]
  execFileSync(php, silent, { env: { ...process.env, ...env }, stdio: 'pipe' })
  const stopPhp = await servePhp(php, port, resolve('bench/php-backend/wordpress-router.php'), env)
  return {
    url,
    take: () => takeLines<Dispatched>(records),
    async close() {
      await stopPhp()
      await stopDatabase()
    },
  }
}

async function startDatabase(
  mariadbd: string,
  install: string,
  dir: string,
  socket: string,
): Promise<() => Promise<void>> {
  const own = ['--no-defaults', `--datadir=${dir}`]
  execFileSync(install, [...own, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'pipe',
  })
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
  const server = spawn(mariadbd, [...own, ...asRoot, `--socket=${socket}`, '--skip-networking'], {
    stdio: 'ignore',
  })
  const ended = new Promise((done) => server.once('exit', done))
  for (let tries = 0; !existsSync(socket); tries += 1) {
    if (tries > 300) throw new Error('MariaDB does not open.')
    await wait(100)
  }
  const user = ['--no-defaults', `--socket=${socket}`, ...(asRoot.length > 0 ? ['-uroot'] : [])]
  execFileSync(findProgram('mariadb') ?? 'mariadb', [...user, '-e', 'CREATE DATABASE wp'], { stdio: 'pipe' })
  return async () => {
    server.kill()
    await ended
  }
}

const configuration = (socket: string): string => `<?php
define('DB_NAME', 'wp');
define('DB_USER', '${process.getuid?.() === 0 ? 'root' : (process.env.USER ?? '')}');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', getenv('WORDPRESS_URL'));
define('WP_SITEURL', getenv('WORDPRESS_URL'));
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`
