import type { Domain } from '../../wire/codec.ts'
import { list } from '../../wire/list.ts'
import { noun, unknownKeys } from '../../wire/noun.ts'
import { verbatim } from '../../wire/text.ts'
import { brand } from '../catalogue/brand.ts'
import { phoneContact } from '../content/phone-contact.ts'
import { popup } from '../content/popup.ts'
import { deliveryZones } from '../delivery/delivery-zone.ts'
import { pickupPoint } from '../delivery/pickup-point.ts'
import { warehouse } from '../delivery/warehouse.ts'
import { gatherPromo, NO_SUMMING, promoSettings } from '../loyalty/promo-settings.ts'
import { paymentMethod } from '../order/payment-method.ts'
import { language } from './language.ts'
import { realtimeSettings } from './settings-parts.ts'
import { operatorTable } from './settings-table.ts'
import { gatherSiteSettings } from './site-settings.ts'

/** settings.json: what the operator decides. */
export const operatorSettings = noun('OperatorSettings', operatorTable, {
  before: gatherSiteSettings,
  rest: 'extra',
})
export type OperatorSettings = Domain<typeof operatorSettings>

/**
 * `all_settings`: the operator's decisions with everything the storefront needs and no other call brings.
 * The promo settings stand both by themselves and among the others, as servers differ in where they keep them.
 */
export const settings = noun(
  'Settings',
  {
    ...operatorTable,
    version: ['version', verbatim, ''],
    languages: ['languages', list(language), []],
    contacts: ['contacts', list(phoneContact), []],
    payments: ['payments', list(paymentMethod), []],
    warehouses: ['warehouses', list(warehouse), []],
    pickups: ['pickups', list(pickupPoint), []],
    zones: ['zones', deliveryZones, []],
    popups: ['popups', list(popup), []],
    brands: ['brands', list(brand), []],
    promo: ['promo_settings', promoSettings, NO_SUMMING],
    realtime: [
      'realtime',
      realtimeSettings,
      { key: '', cluster: 'eu', host: null, port: null, forceTls: true },
    ],
    extra: unknownKeys,
  },
  {
    before: (wire) => gatherPromo(gatherSiteSettings(wire)),
    written: (wire) => ({ ...wire, ...(wire.promo_settings as object) }),
    rest: 'extra',
  },
)
export type Settings = Domain<typeof settings>
