import {
  type Banner,
  type Brand,
  banner,
  brand,
  type Codec,
  category,
  coupon,
  type DeliveryMethod,
  deliveryMethod,
  deliveryZones,
  type FrontSettings,
  frontSettings,
  type Gallery,
  type GazetteerEntry,
  gallery,
  gazetteerEntry,
  type JsonObject,
  type Language,
  language as languageNoun,
  localise,
  type OfficeSettings,
  type OperatorSettings,
  officeDocument,
  officeSettings,
  operatorSettings,
  type PhoneContact,
  type Post,
  pathText,
  paymentMethod,
  phoneContact,
  pickupPoint,
  popup,
  post,
  product,
  promoSettings,
  type RedirectRule,
  read,
  redirectRule,
  type Wheel,
  warehouse,
  wheel,
} from '@samobranka/contract'
import type {
  Category,
  Coupon,
  DeliveryZone,
  PaymentMethod,
  PickupPoint,
  Popup,
  Product,
  PromoSettings,
  Warehouse,
} from '@samobranka/rules'
import { cleanHtml } from '../html/clean-html.ts'
import type { BusinessDocuments } from './load-business.ts'

/** The business in one language, read from its documents when first asked for. */
export interface LocalBusiness {
  readonly operator: OperatorSettings
  readonly front: FrontSettings
  readonly promo: PromoSettings
  /** How the restaurant works: never part of what is published. */
  readonly office: OfficeSettings
  readonly languages: readonly Language[]
  readonly contacts: readonly PhoneContact[]
  readonly payments: readonly PaymentMethod[]
  readonly shipping: readonly DeliveryMethod[]
  readonly warehouses: readonly Warehouse[]
  readonly zones: readonly DeliveryZone[]
  readonly pickups: readonly PickupPoint[]
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
  readonly coupons: readonly Coupon[]
  readonly banners: readonly Banner[]
  readonly popups: readonly Popup[]
  readonly brands: readonly Brand[]
  readonly wheel: Wheel
  readonly posts: readonly Post[]
  readonly pages: readonly Post[]
  readonly galleries: readonly Gallery[]
  readonly redirects: readonly RedirectRule[]
  readonly addresses: readonly GazetteerEntry[]
}

export function localBusiness(
  documents: BusinessDocuments,
  language: string,
  defaultLanguage: string,
): LocalBusiness {
  const read = new Map<string, unknown>()
  const once = <T>(kind: string, make: () => T): T => {
    if (!read.has(kind)) read.set(kind, make())
    return read.get(kind) as T
  }
  const list = <T>(kind: string, codec: Codec<T>): readonly T[] =>
    once(kind, () =>
      documents
        .all(kind)
        .map((document) => parse(kind, codec, localise(document, language, defaultLanguage))),
    )
  const one = <T>(kind: string, codec: Codec<T>): T =>
    once(kind, () => parse(kind, codec, localise(documents.one(kind) ?? {}, language, defaultLanguage)))

  const cleaned = (kind: string): readonly Post[] =>
    once(`${kind} cleaned`, () =>
      list(kind, post).map((each) => ({ ...each, content: cleanHtml(each.content) })),
    )

  return {
    get operator() {
      return one('settings', operatorSettings)
    },
    get front() {
      return one('front', frontSettings)
    },
    get promo() {
      return one('promo', promoSettings)
    },
    get office() {
      return once('office', () => {
        const document = officeDocument(documents.one('office'))
        return parse('office', officeSettings, localise(document, language, defaultLanguage))
      })
    },
    get languages() {
      return list('languages', languageNoun)
    },
    get contacts() {
      return list('contacts', phoneContact)
    },
    get payments() {
      return list('payments', paymentMethod)
    },
    get shipping() {
      return list('shipping', deliveryMethod)
    },
    get warehouses() {
      return list('warehouses', warehouse)
    },
    get zones() {
      return one('zones', deliveryZones)
    },
    get pickups() {
      return list('pickups', pickupPoint)
    },
    get categories() {
      return list('categories', category)
    },
    get products() {
      return list('products', product)
    },
    get coupons() {
      return list('coupons', coupon)
    },
    get banners() {
      return list('banners', banner)
    },
    get popups() {
      return list('popups', popup)
    },
    get brands() {
      return list('brands', brand)
    },
    get wheel() {
      return one('wheel', wheel)
    },
    get posts() {
      return cleaned('posts')
    },
    get pages() {
      return cleaned('pages')
    },
    get galleries() {
      return list('galleries', gallery)
    },
    get redirects() {
      return list('redirects', redirectRule)
    },
    get addresses() {
      return list('addresses', gazetteerEntry)
    },
  }
}

/** The import let only readable documents in: one that is not is a fault of ours. */
function parse<T>(kind: string, codec: Codec<T>, document: JsonObject): T {
  const reading = read(codec, document)
  if (reading.ok) return reading.value
  const faults = reading.faults.map((fault) => `${pathText(fault.path)}: ${fault.what}`)
  throw new Error(`${kind} ${String(document.id ?? '')} cannot be read: ${faults.join('; ')}`)
}
