import { BusinessFaults } from './backend/embedded-backend.ts'
import type { Config } from './config.ts'

/** Why the shop could not open, in words that say what to do; a fault of ours keeps its stack. */
export function explainFailure(fault: unknown, { host, port }: Pick<Config, 'host' | 'port'>): string {
  if (fault instanceof BusinessFaults) return [`${fault.message}:`, ...fault.faults].join('\n')
  if (!(fault instanceof Error)) return String(fault)
  const { code } = fault as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`
  if (code === 'EACCES') return `${fault.message}. Port ${port} or DATA_DIR is not yours to use.`
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is no address of this machine.`
  return fault.stack ?? fault.message
}
