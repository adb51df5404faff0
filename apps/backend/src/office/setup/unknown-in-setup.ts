import type { OfficeSettings } from '@samobranka/contract'
import type { LocalBusiness } from '../../publishing/local-business.ts'

/** The first place that names what the business does not have, or names two things alike; null where none does. */
export function unknownInSetup(
  settings: OfficeSettings,
  { warehouses, categories }: Pick<LocalBusiness, 'warehouses' | 'categories'>,
): string | null {
  const kitchens = new Set(warehouses.map(({ id }) => id))
  const menu = new Set(categories.map(({ id }) => id))
  const { autoAccept, stations, floats, printers, reasons, messageTemplates } = settings
  for (const [field, parts] of Object.entries({ auto_accept: autoAccept, stations, floats, printers })) {
    const at = parts.findIndex(({ kitchen }) => !kitchens.has(kitchen))
    if (at >= 0) return `${field}[${at}].kitchen`
  }
  const astray = stations.findIndex((station) => station.categories.some((id) => !menu.has(id)))
  if (astray >= 0) return `stations[${astray}].categories`
  const places = new Set(stations.map(({ id, kitchen }) => `${kitchen} ${id}`))
  const lost = printers.findIndex(
    ({ station, kitchen }) => station !== '' && !places.has(`${kitchen} ${station}`),
  )
  if (lost >= 0) return `printers[${lost}].station`
  const lists = { stations, printers, message_templates: messageTemplates, ...reasons }
  const twice = Object.entries(lists).find(
    ([, parts]) => new Set(parts.map(({ id }) => id)).size < parts.length,
  )
  return twice ? `${twice[0]}[].id` : null
}
