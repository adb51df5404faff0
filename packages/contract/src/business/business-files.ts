import { banner } from '../nouns/banner.ts'
import { brand } from '../nouns/brand.ts'
import { businessCustomer } from '../nouns/business-customer.ts'
import { category } from '../nouns/category.ts'
import { gallery, redirectRule } from '../nouns/content.ts'
import { coupon } from '../nouns/coupon.ts'
import { deliveryMethod } from '../nouns/delivery-method.ts'
import { deliveryZones } from '../nouns/delivery-zone.ts'
import { frontSettings } from '../nouns/front-settings.ts'
import { gazetteerEntry } from '../nouns/geo.ts'
import { language } from '../nouns/language.ts'
import { wheel } from '../nouns/loyalty.ts'
import { paymentMethod } from '../nouns/payment-method.ts'
import { phoneContact } from '../nouns/phone-contact.ts'
import { pickupPoint } from '../nouns/pickup-point.ts'
import { popup } from '../nouns/popup.ts'
import { post } from '../nouns/post.ts'
import { product } from '../nouns/product.ts'
import { promoSettings } from '../nouns/promo-settings.ts'
import { operatorSettings } from '../nouns/settings.ts'
import { warehouse } from '../nouns/warehouse.ts'
import type { Codec } from '../wire/codec.ts'

export interface BusinessFile {
  /** Of the whole file, or of one element where the file is a list. */
  readonly codec: Codec<unknown>
  readonly required: boolean
  readonly list: boolean
  /** The wire key that tells the elements of a list apart; null where only their place does. */
  readonly key: string | null
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
