import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import type { PageInputs } from '@samobranka/storefront/app/routing/page-input.ts'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { Config } from '../config.ts'
import { entryOf, type RenderedPage } from '../pages/load-storefront.ts'
import type { StorefrontSource } from '../pages/storefront-source.ts'
import { failedPage } from './failed-page.ts'
import { sendLeavingWorker } from './leaving-worker.ts'
import { viteSockets } from './vite-sockets.ts'
import { watchFaults } from './watch-faults.ts'

const failed = (fault: unknown): RenderedPage => ({ response: failedPage(fault), noncePlaces: [] })

/** The storefront as its sources are at the moment: Vite serves them to the browser and to us. */
export async function openLiveStorefront(
  root: string,
  { publicAssetUrl }: Pick<Config, 'publicAssetUrl'>,
): Promise<StorefrontSource> {
  const folder = join(root, 'apps', 'storefront')
  // Vite wants a server for its socket before ours is there: this one never listens, and is told what ours hears.
  const upgrades = createHttpServer()
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    cacheDir: join(root, '.cache', 'vite', 'storefront'),
    appType: 'custom',
    clearScreen: false,
    // A header set before the pipeline writes its own made Node send one cookie of several: nobody stayed logged in.
    server: { middlewareMode: true, hmr: { server: upgrades }, cors: false },
    // A package found later than at once is one more reload of a page that somebody looks at.
    optimizeDeps: {
      entries: ['app/**/*.{ts,tsx}', '!app/{entry.server,routes}.*', '!**/{*.test.*,testing/**}'],
    },
  })

  let inputs: PageInputs | null = null

  async function load(): Promise<ServerBuild> {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    const { PAGE_INPUTS, setPictureBase } = entryOf(build)
    if (publicAssetUrl) setPictureBase(publicAssetUrl)
    inputs = PAGE_INPUTS
    return build
  }

  // Somebody will ask for a page soon; a fault is told with it.
  load().catch(() => undefined)
  return {
    assets: new Map(),
    storefront: {
      get inputs() {
        return inputs
      },
      async render(request, shop) {
        try {
          const { build, faults } = watchFaults(await load())
          const { createRequestHandler, noncePlaces, provideShop } = entryOf(build)
          const context = provideShop(shop, request)
          const response = await createRequestHandler(build, 'development')(request, context)
          const [fault] = faults
          if (fault && response.headers.get('content-type')?.startsWith('text/html')) return failed(fault)
          return { response, noncePlaces: noncePlaces(context) }
        } catch (fault) {
          // A file that cannot be read, most of all.
          if (fault instanceof Error) vite.ssrFixStacktrace(fault)
          shop.log?.error({ err: fault }, 'the storefront could not be loaded')
          return failed(fault)
        }
      },
    },
    live: {
      before: (answer) => (req, res) =>
        req.url === '/sw.js' ? sendLeavingWorker(res) : vite.middlewares(req, res, () => answer(req, res)),
      ...viteSockets(upgrades),
      close: () => vite.close(),
    },
  }
}
