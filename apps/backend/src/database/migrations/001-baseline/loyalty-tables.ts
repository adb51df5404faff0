import type { ColumnTypes } from '../../column-types.ts'

export const loyaltyTables = (t: ColumnTypes): string[] => [
  `create table bonus_entries (
    id ${t.serial},
    customer_id ${t.big} not null references customers (id),
    amount ${t.big} not null,
    reason text not null,
    order_id ${t.big} references orders (id),
    unique_key text unique,
    created_at ${t.big} not null
  ) ${t.end}`,
  'create index bonus_entries_customer on bonus_entries (customer_id, created_at)',

  `create table coupon_uses (
    id ${t.serial},
    coupon_id ${t.big} not null,
    customer_id ${t.big} references customers (id) on delete set null,
    order_id ${t.big} not null references orders (id) on delete cascade,
    discount ${t.big} not null,
    created_at ${t.big} not null,
    released_at ${t.big},
    unique (order_id, coupon_id)
  ) ${t.end}`,
  'create index coupon_uses_customer on coupon_uses (customer_id)',

  // One counter for everybody (owner '') and one per customer: a conditional increment decides
  // the race for the last use, which counting rows would lose.
  `create table coupon_counters (
    coupon_id ${t.big} not null,
    owner text not null,
    used ${t.int} not null check (used >= 0),
    primary key (coupon_id, owner)
  ) ${t.end}`,

  `create table customer_coupons (
    id ${t.serial},
    customer_id ${t.big} not null references customers (id) on delete cascade,
    coupon_id ${t.big} not null,
    source text not null,
    created_at ${t.big} not null,
    used_order_id ${t.big} references orders (id) on delete set null
  ) ${t.end}`,
  'create index customer_coupons_customer on customer_coupons (customer_id)',

  `create table referral_links (
    friend_id ${t.big} primary key references customers (id) on delete cascade,
    referrer_id ${t.big} not null references customers (id) on delete cascade,
    order_id ${t.big} references orders (id) on delete set null,
    created_at ${t.big} not null,
    rewarded_at ${t.big}
  ) ${t.end}`,
  'create index referral_links_referrer on referral_links (referrer_id)',

  `create table wheel_spins (
    id ${t.serial},
    customer_id ${t.big} not null references customers (id) on delete cascade,
    sector_id ${t.big} not null,
    prize text not null,
    created_at ${t.big} not null
  ) ${t.end}`,
  'create index wheel_spins_customer on wheel_spins (customer_id, created_at)',
]
