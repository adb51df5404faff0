import type { Migration } from '../migration.ts'

/** Every index is paid for by every order: nobody asks for orders by phone, and a visitor's has no customer. */
export const lighterOrders: Migration = {
  name: '003-lighter-orders',
  statements: () => [
    'drop index orders_phone',
    'drop index orders_customer',
    'create index orders_customer on orders (customer_id, created_at) where customer_id is not null',
  ],
}
