import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { OfficeSource } from '../office/office-source.ts'
import { viteSockets } from './vite-sockets.ts'

/** The office as its sources are at the moment: Vite serves them to the browser. */
export async function openLiveOffice(root: string): Promise<OfficeSource> {
  const folder = join(root, 'apps', 'office')
  const upgrades = createHttpServer()
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    cacheDir: join(root, '.cache', 'vite', 'office'),
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: upgrades }, cors: false },
    optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!**/*.test.*'] },
  })
  return {
    assets: { get: () => undefined },
    page: async (path) => vite.transformIndexHtml(path, await readFile(join(folder, 'index.html'), 'utf8')),
    live: {
      before: (answer) => (req, res) => {
        const { url } = req
        if (!url?.startsWith('/office/')) return answer(req, res)
        vite.middlewares(req, res, () => {
          // Vite cuts its base off: the pipeline would answer the shop's page in place of the office's.
          req.url = url
          answer(req, res)
        })
      },
      ...viteSockets(upgrades),
      close: () => vite.close(),
    },
  }
}
