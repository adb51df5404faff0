import type { OfficeKey } from '@samobranka/dictionary'
import type { OrderDeed } from './order-deeds.ts'

const moves = {
  pending: 'office.orders.back',
  accepted: 'office.orders.accept_unpaid',
  cooking: 'office.orders.to_cooking',
  ready: 'office.orders.to_ready',
  courier: 'office.orders.to_courier',
  handed: 'office.orders.to_handed',
  cancelled: 'office.orders.cancel',
} as const satisfies Record<string, OfficeKey>

/** What the button of a deed says. */
export function deedWords(deed: OrderDeed): OfficeKey {
  switch (deed.kind) {
    case 'accept':
      return 'office.orders.accept'
    case 'ready':
      return 'office.orders.to_ready'
    case 'refuse':
      return 'office.orders.refuse'
    case 'cancel':
      return 'office.orders.cancel'
    case 'move':
      return deed.isBack ? 'office.orders.back' : moves[deed.to]
  }
}
