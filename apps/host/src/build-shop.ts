import { createClient, endpoints, pauseEvery } from '@samobranka/contract'
import { DEFAULT_LANGUAGE } from '@samobranka/dictionary'
import type { Accelerators } from './accelerators/accelerators.ts'
import { createApiProxy } from './api/api-proxy.ts'
import { createBackendPassthrough } from './api/backend-passthrough.ts'
import { createFindCall } from './api/find-call.ts'
import { createOfficeProxy } from './api/office-proxy.ts'
import { createVerifySession } from './api/verify-session.ts'
import type { BackendConnection } from './backend/backend-connection.ts'
import { businessFolders } from './backend/business-files.ts'
import type { Config } from './config.ts'
import { createDocuments } from './documents/documents.ts'
import { answerDictionary } from './handlers/dictionary.ts'
import { createHealth } from './handlers/health.ts'
import { createMapFiles } from './handlers/map-files.ts'
import { createRobots } from './handlers/robots.ts'
import { contentPolicy } from './http/content-policy.ts'
import { createPublicOrigin } from './http/public-origin.ts'
import { createOfficePage } from './office/office-page.ts'
import type { OfficeSource } from './office/office-source.ts'
import type { Log } from './operations/log.ts'
import { createMetrics } from './operations/metrics.ts'
import { watchLag } from './operations/watch-lag.ts'
import { cachePublished } from './pages/cache-published.ts'
import { createContentHosts } from './pages/content-hosts.ts'
import { createPageCache, noPageCache } from './pages/page-cache.ts'
import { createPages } from './pages/pages.ts'
import { rememberSources } from './pages/policy-sources.ts'
import type { StorefrontSource } from './pages/storefront-source.ts'
import { createCityBounds } from './pictures/city-bounds.ts'
import { openPictures } from './pictures/open-pictures.ts'
import { createPictureServer } from './pictures/serve-picture.ts'
import { createAdmissionControl } from './pipeline/admission-control.ts'
import { createOperationsAccess } from './pipeline/operations-access.ts'
import { createRequestPipeline, type RequestPipeline } from './pipeline/request-pipeline.ts'
import type { SecretRing } from './session/secret-ring.ts'

/** New for so long; then given while it is rendered anew, up to the three minutes a CDN may keep it as well. */
const pageLimits = { freshMs: 20_000, staleMs: 180_000, mostBytes: 32 * 1024 * 1024 }

/** Pages are answered between slices of a catalogue that is being read: ten thousand products take half a second. */
const sliceMs = 5

export interface ShopPlan {
  readonly config: Config
  readonly backend: BackendConnection
  readonly secrets: SecretRing
  readonly now: () => Date
  readonly log: Log
  readonly source: StorefrontSource
  /** null before a foreign server. */
  readonly office: OfficeSource | null
  readonly businessDir: string
  readonly accelerators: Accelerators
}

/** Puts the handlers together behind one request pipeline. */
export async function buildShop({
  config,
  backend,
  secrets,
  now,
  log,
  source,
  office,
  businessDir,
  accelerators,
}: ShopPlan): Promise<RequestPipeline> {
  const { dataDir, publicUrl } = config
  const { storefront } = source
  const { seal } = secrets
  const findCall = createFindCall(endpoints)
  const client = createClient({
    baseUrl: 'http://backend',
    fetch: (url, init) => backend.fetch(new Request(url, init)),
    onWarning: (call, warning) => log.warn({ call, ...warning }, 'a record of the backend was left out'),
    pause: pauseEvery(sliceMs),
  })
  const isRemote = backend.kind === 'remote'
  const onPublished = backend.onPublished
  const documents = createDocuments({ client, isRemote, now, log, onPublished })
  const cache = source.live ? noPageCache : createPageCache(pageLimits)
  onPublished(cache.clear)
  secrets.onNewNonceKey(cache.clear)
  // Read before the first visitor comes, who would wait for it otherwise.
  void documents.settings(DEFAULT_LANGUAGE).then(() => documents.catalogue(DEFAULT_LANGUAGE, null))

  const contentHosts = createContentHosts({ client, documents, onPublished, onChanged: cache.clear, now })
  const sourcesOf = rememberSources(config)

  const mapFolders = businessFolders('map', dataDir, businessDir)
  const pictures = createPictureServer(openPictures(dataDir, businessDir))
  const direct = createBackendPassthrough(backend)
  const metrics = createMetrics()
  const admission = createAdmissionControl(watchLag())

  return createRequestPipeline({
    assets: { get: (path) => source.assets.get(path) ?? office?.assets.get(path) },
    log,
    metrics,
    pictures,
    pages: createPages({
      storefront,
      cache,
      writeHead: accelerators.writeHead,
      seal,
      publicUrl,
      backend,
      findCall,
      documents,
      backendUrl: config.backendUrl,
      cachePublished: isRemote ? (asIs) => asIs : cachePublished(onPublished),
      now,
      nonceKey: secrets.nonceKey,
      verifySession: createVerifySession(backend),
      version: '',
      cityBounds: createCityBounds(mapFolders),
      isProduction: config.production,
      // Behind BACKEND_URL a rendering waits for the network most of its time.
      atOnce: isRemote ? 32 : 2,
      refreshAfterMs: 3_000,
      isOrdering: admission.isOrdering,
      async contentPolicy(nonce) {
        const settings = await documents.settings(DEFAULT_LANGUAGE)
        return contentPolicy(nonce, {
          scripts: config.scriptPolicy,
          allowsEval: settings?.map.provider === 'yandex',
          // The fortune wheel of a server that knows no other way to show it.
          frames: config.backendUrl === null ? [] : [new URL(config.backendUrl).origin],
          ...sourcesOf(settings, await contentHosts()),
        })
      },
    }),
    admission,
    publicOrigin: createPublicOrigin(publicUrl),
    operations: createOperationsAccess({ production: config.production, token: config.operationsToken }),
    now,
    handlers: {
      api: createApiProxy({ backend, findCall, seal, publicUrl, now }),
      'office-api': createOfficeProxy({ backend, publicUrl }),
      office: createOfficePage({ office, isProduction: config.production }),
      backend: direct,
      health: createHealth(backend, documents, DEFAULT_LANGUAGE),
      metrics: metrics.expose,
      robots: createRobots(documents, DEFAULT_LANGUAGE, publicUrl),
      dictionary: answerDictionary,
      map: createMapFiles(mapFolders),
    },
  })
}
