import * as c from '@samobranka/contract'
import * as d from '../pending-contract.ts'

const f = (codec: c.Codec<unknown>, list = true, required = false) => ({ codec, list, required })
export const businessFiles = {
  'settings.json': f(c.operatorSettings as never, false, true),
  'front.json': f(c.frontSettings as never, false),
  'languages.json': f(c.language as never),
  'contacts.json': f(c.phoneContact as never),
  'payments.json': f(c.paymentMethod as never),
  'shipping.json': f(c.deliveryMethod as never),
  'promo.json': f(c.promoSettings as never, false),
  'warehouses.json': f(c.warehouse as never, true, true),
  'zones.json': f(c.deliveryZones as never, false),
  'pickups.json': f(c.pickupPoint as never),
  'categories.json': f(c.category as never, true, true),
  'products.json': f(c.product as never, true, true),
  'coupons.json': f(c.coupon as never),
  'banners.json': f(c.banner as never),
  'popups.json': f(c.popup as never),
  'brands.json': f(c.brand as never),
  'posts.json': f(d.post as never),
  'pages.json': f(d.post as never),
  'galleries.json': f(d.gallery as never),
  'redirects.json': f(d.redirectRule as never),
  'addresses.json': f(d.gazetteerEntry as never),
  'customers.json': f(d.businessCustomer as never),
  'wheel.json': f(c.wheel as never, false),
}
