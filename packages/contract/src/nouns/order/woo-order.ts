import type { Domain } from '../../wire/codec.ts'
import { list } from '../../wire/list.ts'
import { money, signedMoney } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count, id } from '../../wire/number.ts'
import { optionalText, text, verbatim, word } from '../../wire/text.ts'
import { metaData } from '../meta-data.ts'
import { shortWord } from '../request-parts.ts'

const addressTable = {
  firstName: ['first_name', text, ''],
  lastName: ['last_name', text, ''],
  company: ['company', text, ''],
  address1: ['address_1', text, ''],
  address2: ['address_2', text, ''],
  city: ['city', text, ''],
  state: ['state', text, ''],
  postcode: ['postcode', text, ''],
  country: ['country', text, ''],
  phone: ['phone', text, ''],
} as const

const NOBODY = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
}

const shipping = noun('WooShipping', addressTable)
const billing = noun('WooBilling', { ...addressTable, email: ['email', text, ''] })

const lineItem = noun('WooLineItem', {
  id: ['id', id],
  name: ['name', text, ''],
  productId: ['product_id', id],
  variationId: ['variation_id', id, 0],
  quantity: ['quantity', count],
  subtotal: ['subtotal', money, 0],
  subtotalTax: ['subtotal_tax', money, 0],
  total: ['total', money, 0],
  totalTax: ['total_tax', money, 0],
  price: ['price', count, 0],
  sku: ['sku', text, ''],
  meta: ['meta_data', metaData, []],
})

const shippingLine = noun('WooShippingLine', {
  id: ['id', id],
  methodTitle: ['method_title', text, ''],
  methodId: ['method_id', text, ''],
  total: ['total', money, 0],
  meta: ['meta_data', metaData, []],
})

const feeLine = noun('WooFeeLine', { id: ['id', id], name: ['name', text, ''], total: ['total', money, 0] })

const couponLine = noun('WooCouponLine', {
  id: ['id', id],
  code: ['code', verbatim, ''],
  discount: ['discount', money, 0],
})

/** What has gone back: a negative sum, as WooCommerce writes it. */
const refund = noun('WooRefund', {
  id: ['id', id],
  reason: ['reason', text, ''],
  total: ['total', signedMoney],
})

/** WooCommerce's order, as its clients expect it: an integer id, the shop's number, the order's own id as its key. */
export const wooOrder = noun('WooOrder', {
  id: ['id', id],
  parentId: ['parent_id', id, 0],
  number: ['number', word],
  orderKey: ['order_key', verbatim, ''],
  createdVia: ['created_via', text, 'checkout'],
  version: ['version', text, ''],
  status: ['status', word],
  currency: ['currency', text, 'RUB'],
  dateCreated: ['date_created', text, ''],
  dateCreatedGmt: ['date_created_gmt', text, ''],
  dateModified: ['date_modified', text, ''],
  dateModifiedGmt: ['date_modified_gmt', text, ''],
  discountTotal: ['discount_total', money, 0],
  shippingTotal: ['shipping_total', money, 0],
  total: ['total', money, 0],
  totalTax: ['total_tax', money, 0],
  customerId: ['customer_id', id, 0],
  customerNote: ['customer_note', text, ''],
  billing: ['billing', billing, { ...NOBODY, email: '' }],
  shipping: ['shipping', shipping, NOBODY],
  paymentMethod: ['payment_method', text, ''],
  paymentMethodTitle: ['payment_method_title', text, ''],
  transactionId: ['transaction_id', text, ''],
  datePaid: ['date_paid', optionalText, null],
  dateCompleted: ['date_completed', optionalText, null],
  meta: ['meta_data', metaData, []],
  lineItems: ['line_items', list(lineItem), []],
  shippingLines: ['shipping_lines', list(shippingLine), []],
  feeLines: ['fee_lines', list(feeLine), []],
  couponLines: ['coupon_lines', list(couponLine), []],
  refunds: ['refunds', list(refund), []],
})
export type WooOrder = Domain<typeof wooOrder>

/** What an integrator may change: the status, by WooCommerce's name. */
export const wooOrderChange = noun('WooOrderChange', { status: ['status', shortWord, ''] })
