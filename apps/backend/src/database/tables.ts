import type { Generated } from 'kysely'
import type { Flag, Instant, Json } from './column-values.ts'
import type { CounterTables } from './counter-tables.ts'
import type { DemoOrderTables } from './demo-order-tables.ts'
import type { KitchenTables } from './kitchen-tables.ts'
import type { LoginTables } from './login-tables.ts'
import type { OrderWorkTables } from './order-work-tables.ts'
import type { SessionTables } from './session-tables.ts'
import type { StaffLoginTables } from './staff-login-tables.ts'
import type { StaffTables } from './staff-tables.ts'
import type { SwitchTables } from './switch-tables.ts'

export interface Tables
  extends CounterTables,
    DemoOrderTables,
    KitchenTables,
    LoginTables,
    OrderWorkTables,
    SessionTables,
    StaffLoginTables,
    StaffTables,
    SwitchTables {
  business_documents: {
    kind: string
    id: string
    position: number
    body: Json
    withdrawn: Generated<Flag>
  }
  /** Counted remainders; `variation_id` 0 is the product itself. No row: not counted there. */
  stock: { product_id: number; variation_id: Generated<number>; warehouse_id: number; quantity: number }
  /** Finished documents by the hash of their bytes: equal ones are stored and compressed once. */
  documents: { hash: string; media_type: string; identity: Uint8Array; gzip: Uint8Array; brotli: Uint8Array }
  publications: { id: Generated<number>; version: string; created_at: Instant }
  publication_documents: { publication_id: number; path: string; hash: string }
  customers: {
    id: Generated<number>
    phone: string
    name: Generated<string>
    email: Generated<string>
    /** dd.mm.yyyy */
    birth: string | null
    referral_code: string
    /** Always the sum of the customer's bonus_entries; kept here so that a write-off can be conditional. */
    bonus_balance: Generated<number>
    next_spin_at: Generated<Instant>
    created_at: Instant
  }
  rate_limits: { bucket: string; window_at: Instant; hits: number }
  /** What visitors' orders count towards: a phone's open ones (`window_at` 0), an address's in an hour. */
  guest_order_counts: { bucket: string; window_at: Instant; orders: number; most: number }
  addresses: {
    id: Generated<number>
    customer_id: number
    body: Json
    created_at: Instant
    updated_at: Instant
  }
  favourites: { customer_id: number; product_id: number; position: number }
  preferences: {
    customer_id: number
    vegetarian: Generated<Flag>
    no_garlic: Generated<Flag>
    no_onion: Generated<Flag>
    no_spicy: Generated<Flag>
  }
  notifications: {
    id: Generated<number>
    customer_id: number
    kind: string
    title: string
    text: string
    data: Generated<Json>
    created_at: Instant
    read_at: Instant | null
  }
  push_subscriptions: {
    endpoint: string
    customer_id: number | null
    p256dh: string
    auth: string
    language: Generated<string>
    created_at: Instant
  }

  orders: {
    /** The integrators' number of the row; `public_id` is the unguessable one of the addresses. */
    id: Generated<number>
    public_id: string
    number: string
    /** Shown to its placer only; who holds it may cancel, rate and tip. */
    key: string
    customer_id: number | null
    status: string
    delivery_type: string
    warehouse_id: number
    customer_name: string
    phone: string
    take_date: string
    take_time: string
    payment_method: string
    payment_status: string
    lines_total: number
    discount_total: number
    bonus_total: number
    delivery_total: number
    express_total: number
    tips_total: number
    total: number
    /** What no query asks for: address, coupons, booking, comment, eta, change… */
    body: Json
    language: Generated<string>
    created_at: Instant
    updated_at: Instant
    /** When an unpaid order is cancelled; null once paid or paid on receipt. */
    expires_at: Instant | null
    handed_at: Instant | null
    cancelled_at: Instant | null
  }
  order_lines: {
    order_id: number
    position: number
    product_id: number
    variation_id: Generated<number>
    name: string
    count: number
    supplements: Generated<Json>
    unit_price: number
    subtotal: number
    discount: number
    total: number
    gift: Generated<Flag>
    /** Whether stock was taken for it, so that a cancellation gives back exactly that. */
    counted: Generated<Flag>
  }
  order_history: {
    /** Grows from move to move of one order; two orders may have the same. */
    id: number
    order_id: number
    status: string
    actor: string
    at: Instant
  }
  idempotency_keys: {
    scope: string
    owner: string
    key: string
    fingerprint: string
    order_id: number | null
    answer: Json
    created_at: Instant
  }
  payments: {
    id: string
    order_id: number
    purpose: string
    provider: string
    reference: string | null
    amount: number
    status: string
    url: Generated<string>
    created_at: Instant
    updated_at: Instant
    expires_at: Instant | null
  }
  payment_events: { provider: string; event_id: string; received_at: Instant }
  ratings: {
    order_id: number
    stars: number
    tags: Generated<Json>
    comment: Generated<string>
    created_at: Instant
  }
  table_bookings: {
    id: Generated<number>
    /** null: the guests walked in. */
    order_id: number | null
    warehouse_id: number
    table_id: number
    people: number
    starts_at: Instant
    ends_at: Instant
    released_at: Instant | null
    arrived_at: Generated<Instant | null>
    /** When guests who are late said they would come. */
    expected_at: Generated<Instant | null>
    missed_at: Generated<Instant | null>
  }
  order_requests: {
    id: Generated<number>
    customer_id: number | null
    name: string
    phone: string
    comment: string
    lines: Json
    created_at: Instant
  }

  /** Append-only: balance = sum of entries. `unique_key` makes a movement happen once. */
  bonus_entries: {
    id: Generated<number>
    customer_id: number
    amount: number
    reason: string
    order_id: number | null
    unique_key: string | null
    created_at: Instant
  }
  coupon_uses: {
    id: Generated<number>
    coupon_id: number
    customer_id: number | null
    order_id: number
    discount: number
    created_at: Instant
    released_at: Instant | null
  }
  coupon_counters: { coupon_id: number; owner: string; used: number }
  /** Personal coupons won or given, beside the operator's own lists. */
  customer_coupons: {
    id: Generated<number>
    customer_id: number
    coupon_id: number
    source: string
    created_at: Instant
    used_order_id: number | null
    /** How a gift is called, and what it is; null for a coupon of the operator's. */
    name: Generated<string>
    product_id: Generated<number | null>
    variation_id: Generated<number | null>
  }
  referral_links: {
    friend_id: number
    referrer_id: number
    order_id: number | null
    created_at: Instant
    rewarded_at: Instant | null
  }
  wheel_spins: {
    id: Generated<number>
    customer_id: number
    sector_id: number
    prize: Json
    created_at: Instant
  }

  outbox: {
    id: Generated<number>
    kind: string
    payload: Json
    unique_key: string | null
    attempts: Generated<number>
    created_at: Instant
    due_at: Instant
    /** A worker that died leaves its claim to run out. */
    claimed_until: Generated<Instant>
    done_at: Instant | null
    last_error: string | null
  }
  sent_messages: {
    id: Generated<number>
    channel: string
    recipient: string
    text: string
    code: string | null
    at: Instant
  }
  realtime_events: {
    id: Generated<number>
    channel: string
    event: string
    data: Json
    created_at: Instant
  }
  contact_messages: {
    id: Generated<number>
    name: string
    phone: string
    email: Generated<string>
    message: string
    page: Generated<string>
    created_at: Instant
  }
  delivery_wishes: {
    id: Generated<number>
    phone: string
    lat: number
    lon: number
    created_at: Instant
    notified_at: Instant | null
  }
  oauth_nonces: { consumer_key: string; nonce: string; stamped_at: Instant }
}
