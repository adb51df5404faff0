import { readBusyPart, readPausedWay, readStopTarget, type Switch } from '@samobranka/rules'
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type SwitchRow = Selectable<Tables['switches']>

type Written = Pick<
  SwitchRow,
  'kind' | 'warehouse' | 'target' | 'minutes' | 'blocks_asap' | 'until' | 'reason'
>

/** As the rules see it; null of what a newer version wrote and this one does not know. */
export function readSwitch(row: Written): Switch | null {
  const terms = { warehouseId: row.warehouse, until: row.until === null ? null : new Date(row.until) }
  if (row.kind === 'stop') {
    const target = readStopTarget(row.target)
    return target && { kind: 'stop', target, ...terms }
  }
  if (row.kind === 'pause') {
    const target = readPausedWay(row.target)
    return target && { kind: 'pause', target, reason: row.reason, ...terms }
  }
  const target = row.kind === 'busy' ? readBusyPart(row.target) : null
  return target && { kind: 'busy', target, minutes: row.minutes, blocksAsap: row.blocks_asap === 1, ...terms }
}
