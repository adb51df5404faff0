import type { Role } from './roles.ts'

/** Everything that somebody may be allowed or refused: a call of the office names one of these. */
export const ACTIONS = [
  'session.own',
  'orders.read',
  'orders.accept',
  'orders.move',
  'orders.cancel',
  'orders.refund',
  'orders.message',
  'orders.create',
  'orders.export',
  'guests.read',
  'requests.work',
  'switches.read',
  'switches.set',
  'kitchen.work',
  'printing.work',
  'counter.read',
  'counter.work',
  'counter.close',
  'tables.work',
  'setup.read',
  'setup.write',
  'staff.read',
  'staff.write',
  'devices.write',
  'journal.read',
  'journal.export',
  'keys.write',
  'demo.orders',
] as const
export type Action = (typeof ACTIONS)[number]

const everybody: readonly Action[] = ['session.own']

const counter: readonly Action[] = ['printing.work', 'counter.read', 'counter.work', 'tables.work']

const orders: readonly Action[] = [
  'orders.read',
  'orders.accept',
  'orders.move',
  'orders.cancel',
  'orders.refund',
  'orders.message',
  'orders.create',
  'guests.read',
  'requests.work',
  'switches.read',
  'switches.set',
]

/** What each role may do, at its kitchens; whatever is not in this table is refused. */
export const permissions: Readonly<Record<Role, readonly Action[]>> = {
  owner: ACTIONS,
  manager: [
    ...everybody,
    ...orders,
    ...counter,
    'orders.export',
    'kitchen.work',
    'counter.close',
    'setup.read',
    'setup.write',
    'staff.read',
    'devices.write',
    'journal.read',
    'demo.orders',
  ],
  editor: everybody,
  dispatcher: [...everybody, ...orders, ...counter],
  kitchen: [...everybody, 'kitchen.work', 'switches.read', 'switches.set', 'printing.work'],
  picker: everybody,
  courier: everybody,
  accountant: [...everybody, 'counter.read'],
}
