import { nextWindow, type Popup, type Warehouse } from '@samobranka/rules'
import type { Folder } from './read-folder.ts'

/** The folder with the years in its popups' windows: what is kept and published tells whole dates. */
export function withYears(folder: Folder, now: Date): Folder {
  const [warehouse] = folder.get('warehouses') ?? []
  const zone = (warehouse?.value as Warehouse | undefined)?.workTime.timeZone ?? 'UTC'
  const popups = (folder.get('popups') ?? []).map((entity) => {
    const own = entity.value as Popup
    const { from, to } = nextWindow(own, now, zone)
    if (from === own.from && to === own.to) return entity
    const document = { ...entity.document, popup_from: from, popup_to: to }
    return { ...entity, value: { ...own, from, to }, document }
  })
  return new Map([...folder, ['popups', popups]])
}
