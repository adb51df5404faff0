import type { RealtimeSettings, Settings } from '@samobranka/contract'
import { cleanHtml } from '../html/clean-html.ts'
import { hideSecrets } from './hide-secrets.ts'
import type { LocalBusiness } from './local-business.ts'
import { priceFilePath } from './paths.ts'

/** Without a provider the host answers the protocol itself, on the page's own address. */
export const OWN_REALTIME: RealtimeSettings = {
  key: 'samobranka',
  cluster: 'eu',
  host: null,
  port: null,
  forceTls: false,
}

/** `all_settings`: the operator's decisions with everything the storefront needs and no other call brings. */
export function composeSettings(local: LocalBusiness, realtime: RealtimeSettings, version: string): Settings {
  const { operator } = local
  return {
    ...operator,
    facade: { ...operator.facade, footerInfo: cleanHtml(operator.facade.footerInfo) },
    site: { ...operator.site, extra: hideSecrets(operator.site.extra) },
    locations: locationsOf(local),
    shippingMethods: shippingOf(local),
    infoTitles: infoTitlesOf(local),
    languages: local.languages,
    contacts: local.contacts,
    payments: local.payments,
    warehouses: local.warehouses,
    pickups: local.pickups,
    zones: local.zones,
    popups: local.popups,
    brands: local.brands,
    promo: local.promo,
    realtime,
    version,
    extra: hideSecrets(operator.extra),
  }
}

/** Every warehouse has a price file, whether or not the operator listed it. */
function locationsOf({ operator, warehouses }: LocalBusiness): Settings['locations'] {
  const listed = new Set(operator.locations.map((location) => location.id))
  const rest = warehouses.filter(({ id }) => !listed.has(id)).map(({ id, name }) => ({ id, name }))
  return [...operator.locations, ...rest].map(({ id, name }) => ({
    id,
    name,
    priceFilePath: priceFilePath(id),
  }))
}

/** settings.json says which delivery types there are, shipping.json how they are called. */
function shippingOf({ operator, shipping }: LocalBusiness): Settings['shippingMethods'] {
  if (shipping.length === 0) return operator.shippingMethods
  const wanted = new Set(operator.shippingMethods.map((method) => method.type))
  return wanted.size === 0 ? shipping : shipping.filter((method) => wanted.has(method.type))
}

function infoTitlesOf({ operator, pages }: LocalBusiness): Settings['infoTitles'] {
  if (operator.infoTitles.length > 0) return operator.infoTitles
  return pages.map(({ title, slug }) => ({ title, slug, type: 'page' as const }))
}
