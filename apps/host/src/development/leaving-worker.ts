import type { ServerResponse } from 'node:http'

/** Leaves by itself, and what it kept with it. */
const SCRIPT = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(Promise.all([
  registration.unregister(),
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
])))
`

/** The worker of an `npm start` at the same address would go on giving out the pages and files of its build. */
export function sendLeavingWorker(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(SCRIPT)
}
