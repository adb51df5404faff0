import { createPublicOrigin } from '../http/public-origin.ts'
import { createLog } from '../operations/log.ts'
import { createMetrics } from '../operations/metrics.ts'
import { type Listening, listen } from '../pipeline/listen.ts'
import { createOperationsAccess } from '../pipeline/operations-access.ts'
import { createRequestPipeline, type RequestPipelineParts } from '../pipeline/request-pipeline.ts'
import { accelerators } from './accelerators.ts'

type Given = Partial<Omit<RequestPipelineParts, 'handlers'>> & {
  readonly handlers: Partial<RequestPipelineParts['handlers']>
}

const nobody = () => new Response(null, { status: 404 })

/** The host's own way from socket to handler, with these handlers and nothing else behind it. */
export const openPipeline = ({ handlers, ...more }: Given): Promise<Listening> =>
  listen(
    createRequestPipeline({
      assets: new Map(),
      pages: { keyOf: () => null, ready: () => null, refresh: () => undefined, render: async () => nobody() },
      pictures: async (_path, _req, res) => void res.writeHead(404).end(),
      handlers: {
        api: nobody,
        'office-api': nobody,
        office: nobody,
        backend: nobody,
        health: nobody,
        metrics: nobody,
        robots: nobody,
        dictionary: nobody,
        map: nobody,
        ...handlers,
      },
      admission: { admit: () => () => undefined, isOrdering: () => false },
      publicOrigin: createPublicOrigin(null),
      operations: createOperationsAccess({ production: false, token: null }),
      now: () => new Date(),
      metrics: createMetrics(),
      log: createLog('silent'),
      ...more,
    }),
    accelerators,
    0,
    '127.0.0.1',
  )
