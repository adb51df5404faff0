import { chooseAccelerators } from './accelerators/accelerators.ts'
import { businessDirOf } from './backend/business-files.ts'
import { openBackend } from './backend/open-backend.ts'
import { buildShop } from './build-shop.ts'
import { createClock } from './clock.ts'
import { type Config, readEnvironment } from './config.ts'
import { joinLiveSources } from './development/join-live-sources.ts'
import { explainFailure } from './explain-failure.ts'
import { createPublicOrigin } from './http/public-origin.ts'
import type { OpenOffice } from './office/office-source.ts'
import { keepPrivate, makeOnlyPrivateFiles } from './operations/keep-private.ts'
import { createLog } from './operations/log.ts'
import { stopOnSignal } from './operations/stop-on-signal.ts'
import type { OpenStorefront } from './pages/storefront-source.ts'
import { listen } from './pipeline/listen.ts'
import { attachRealtime } from './realtime/attach-realtime.ts'
import { repositoryRoot } from './repository-root.ts'
import { openSecrets } from './session/open-secrets.ts'

export interface Applications {
  readonly openStorefront: OpenStorefront
  readonly openOffice: OpenOffice
}

/** Passkeys belong to a name: at home it is `localhost`, whatever number the shop listens at. */
function doorAt({ publicUrl }: Config, listening: string): string {
  return publicUrl ?? listening.replace('//127.0.0.1:', '//localhost:').replace(/\/$/, '')
}

/** Opens the shop with those applications, and closes it when it is told to; ends the process. */
export async function runShop({ openStorefront, openOffice }: Applications): Promise<void> {
  makeOnlyPrivateFiles()
  const environment = readEnvironment('shop')
  if (!environment.ok) {
    process.stderr.write(
      `The configuration has faults:\n${environment.faults.map((fault) => `  ${fault}\n`).join('')}`,
    )
    process.exit(1)
  }

  const { config } = environment
  const accelerators = chooseAccelerators(config.accelerators)
  accelerators.tuneEngine()
  const log = createLog(config.logLevel)
  for (const remark of config.remarks) log.warn(remark)
  const open = keepPrivate(config.dataDir)
  if (open.length > 0)
    log.warn({ count: open.length, first: open[0] }, 'files of DATA_DIR that others may read')
  // One forgotten promise of one request must not close the shop for everybody.
  process.on('unhandledRejection', (fault) => log.error({ err: fault }, 'a promise was left alone'))

  try {
    const businessDir = businessDirOf(config)
    const now = createClock(config.clockStart)
    const backend = await openBackend({ config, businessDir, clock: now, log })
    const secrets = await openSecrets({ config, stored: backend.secrets, now, log })
    const root = repositoryRoot()
    const source = await openStorefront(root, config)
    const office = config.backendUrl === null ? await openOffice(root) : null
    const shop = await buildShop({
      config,
      backend,
      secrets,
      now,
      log,
      source,
      office,
      businessDir,
      accelerators,
    })
    const live = joinLiveSources([source.live, office?.live ?? null])
    const pipeline = live ? { ...shop, answer: live.before(shop.answer) } : shop
    const listening = await listen(pipeline, accelerators, config.port, config.host)
    const { server } = listening
    live?.attach(server)
    const realtime = attachRealtime({
      server,
      publicOrigin: createPublicOrigin(config.publicUrl),
      app: await backend.realtime(),
      onEvent: backend.onEvent,
      livingSessions: backend.livingSessions,
      ...(live ? { isOthers: live.ownsSocket } : {}),
    })
    process.stdout.write(`Samobranka is open: ${listening.url}\n`)
    const firstLink = await backend.firstLink()
    // To the one who started it, and to no log: whoever opens it becomes the owner.
    if (firstLink !== null)
      process.stdout.write(
        `The owner's first door (once, for 24 h): ${doorAt(config, listening.url)}${firstLink}\n`,
      )
    accelerators.releaseIdleMemory()
    stopOnSignal(log, async () => {
      realtime.close()
      secrets.close()
      await live?.close()
      await listening.close(10_000)
      await backend.close()
    })
  } catch (fault) {
    process.stderr.write(`${explainFailure(fault, config)}\n`)
    process.exit(1)
  }
}
