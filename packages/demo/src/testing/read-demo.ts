import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  banner,
  brand,
  businessCustomer,
  businessFiles,
  category,
  coupon,
  deliveryZones,
  gallery,
  gazetteerEntry,
  operatorSettings,
  pickupPoint,
  popup,
  post,
  product,
  read,
  redirectRule,
  warehouse,
  wheel,
} from '@samobranka/contract'
import { demoBusinessDir } from '../demo-business-dir.ts'

export const demoFile = (name: string): string => readFileSync(join(demoBusinessDir(), name), 'utf8')

export const demoFileNames = Object.keys(businessFiles)

type Noun<T> = Parameters<typeof read<T>>[0]

function one<T>(noun: Noun<T>, json: unknown): T {
  const reading = read(noun, json)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}

const all = <T>(noun: Noun<T>, name: string): readonly T[] =>
  (JSON.parse(demoFile(name)) as unknown[]).map((json) => one(noun, json))

/** The demo business as the applications will read it. */
export const readDemo = () => ({
  settings: one(operatorSettings, JSON.parse(demoFile('settings.json'))),
  categories: all(category, 'categories.json'),
  products: all(product, 'products.json'),
  coupons: all(coupon, 'coupons.json'),
  warehouses: all(warehouse, 'warehouses.json'),
  pickups: all(pickupPoint, 'pickups.json'),
  zones: one(deliveryZones, JSON.parse(demoFile('zones.json'))),
  addresses: all(gazetteerEntry, 'addresses.json'),
  banners: all(banner, 'banners.json'),
  popups: all(popup, 'popups.json'),
  posts: all(post, 'posts.json'),
  pages: all(post, 'pages.json'),
  galleries: all(gallery, 'galleries.json'),
  brands: all(brand, 'brands.json'),
  redirects: all(redirectRule, 'redirects.json'),
  wheel: one(wheel, JSON.parse(demoFile('wheel.json'))),
  customers: all(businessCustomer, 'customers.json'),
})
