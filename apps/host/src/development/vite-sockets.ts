import type { Server } from 'node:http'
import type { LiveSources } from './live-sources.ts'

/** What Vite's client says it speaks, besides what the shop's own socket does. */
const PROTOCOLS = ['vite-hmr', 'vite-ping']

/** News of sources over the shop's port. `upgrades` is the server that Vite was given, which never listens. */
export const viteSockets = (upgrades: Server): Pick<LiveSources, 'ownsSocket' | 'attach'> => ({
  ownsSocket: ({ headers }) => PROTOCOLS.includes(headers['sec-websocket-protocol'] ?? ''),
  attach: (server) => void server.on('upgrade', (...heard) => upgrades.emit('upgrade', ...heard)),
})
