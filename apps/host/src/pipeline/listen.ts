import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Accelerators } from '../accelerators/accelerators.ts'
import type { FastPath } from '../accelerators/fast-path.ts'
import type { RequestPipeline } from './request-pipeline.ts'

export interface Listening {
  readonly url: string
  readonly server: Server
  /** Takes no new requests, lets those under way end, and closes what is still open after `graceMs`. */
  close(graceMs: number): Promise<void>
}

const limits = {
  // Longer than a balancer keeps its connections: otherwise it sends a request into one we just closed.
  keepAliveTimeout: 65_000,
  // Who sends a byte a second would keep a place for hours.
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
}

export async function listen(
  pipeline: RequestPipeline,
  { openFastPath }: Pick<Accelerators, 'openFastPath'>,
  port: number,
  host: string,
  stricter: Partial<typeof limits> = {},
): Promise<Listening> {
  const server = createServer({ ...limits, ...stricter }, pipeline.answer)
  const fastPath = openFastPath(server, pipeline.findReady)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return {
    server,
    url: `http://${visibleHost(host)}:${(server.address() as AddressInfo).port}`,
    close: (graceMs) => close(server, fastPath, graceMs),
  }
}

/** An address a person can open: "every interface" is none. */
export function visibleHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function close(server: Server, fastPath: FastPath, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      server.closeAllConnections()
      fastPath.closeAll()
    }, graceMs)
    // A connection kept alive becomes idle only when its answer is out.
    const sweep = setInterval(() => {
      server.closeIdleConnections()
      fastPath.closeIdle()
    }, 50)
    server.close(() => {
      clearTimeout(late)
      clearInterval(sweep)
      resolve()
    })
  })
}
