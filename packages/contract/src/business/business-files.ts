import { brand } from '../nouns/catalogue/brand.ts'
import { category } from '../nouns/catalogue/category.ts'
import { product } from '../nouns/catalogue/product.ts'
import { banner } from '../nouns/content/banner.ts'
import { gallery, redirectRule } from '../nouns/content/content.ts'
import { phoneContact } from '../nouns/content/phone-contact.ts'
import { popup } from '../nouns/content/popup.ts'
import { post } from '../nouns/content/post.ts'
import { deliveryMethod } from '../nouns/delivery/delivery-method.ts'
import { deliveryZones } from '../nouns/delivery/delivery-zone.ts'
import { gazetteerEntry } from '../nouns/delivery/geo.ts'
import { pickupPoint } from '../nouns/delivery/pickup-point.ts'
import { warehouse } from '../nouns/delivery/warehouse.ts'
import { coupon } from '../nouns/loyalty/coupon.ts'
import { wheel } from '../nouns/loyalty/loyalty-terms.ts'
import { promoSettings } from '../nouns/loyalty/promo-settings.ts'
import { officeSettings } from '../nouns/office/office-settings.ts'
import { paymentMethod } from '../nouns/order/payment-method.ts'
import { businessCustomer } from '../nouns/people/business-customer.ts'
import { frontSettings } from '../nouns/settings/front-settings.ts'
import { language } from '../nouns/settings/language.ts'
import { operatorSettings } from '../nouns/settings/settings.ts'
import type { Codec } from '../wire/codec.ts'
import type { JsonObject } from '../wire/json.ts'
import { officeDocument } from './office-document.ts'

export interface BusinessFile {
  /** Of the whole file, or of one element where the file is a list. */
  readonly codec: Codec<unknown>
  readonly required: boolean
  readonly list: boolean
  /** The wire key that tells the elements of a list apart; null where only their place does. */
  readonly key: string | null
  /** What a file that is one document means where it is absent or leaves something out. */
  readonly completed?: (own: JsonObject | undefined) => JsonObject
}

const one = (codec: Codec<unknown>, required = false): BusinessFile => ({
  codec,
  required,
  list: false,
  key: null,
})

const listOf = (codec: Codec<unknown>, key: string | null = 'id', required = false): BusinessFile => ({
  codec,
  required,
  list: true,
  key,
})

/** The operator's folder: a file that is absent means an empty list, except for the four a shop cannot do without. */
export const businessFiles = {
  'settings.json': one(operatorSettings, true),
  'front.json': one(frontSettings),
  'languages.json': listOf(language, 'code'),
  'contacts.json': listOf(phoneContact, null),
  'payments.json': listOf(paymentMethod),
  'shipping.json': listOf(deliveryMethod, 'type'),
  'promo.json': one(promoSettings),
  /** Never published. */
  'office.json': { ...one(officeSettings), completed: officeDocument },
  'warehouses.json': listOf(warehouse, 'id', true),
  'zones.json': one(deliveryZones),
  'pickups.json': listOf(pickupPoint),
  'categories.json': listOf(category, 'id', true),
  'products.json': listOf(product, 'id', true),
  'coupons.json': listOf(coupon),
  'banners.json': listOf(banner),
  'popups.json': listOf(popup),
  'posts.json': listOf(post),
  'pages.json': listOf(post),
  'galleries.json': listOf(gallery),
  'brands.json': listOf(brand),
  'redirects.json': listOf(redirectRule, 'from'),
  'wheel.json': one(wheel),
  'addresses.json': listOf(gazetteerEntry, null),
  'customers.json': listOf(businessCustomer),
} as const satisfies Record<string, BusinessFile>

export type BusinessFileName = keyof typeof businessFiles
