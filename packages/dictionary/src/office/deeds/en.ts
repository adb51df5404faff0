import type { deeds as source } from './ru.ts'

export const deeds: Record<keyof typeof source, string> = {
  'office.who.customer': 'the guest',
  'office.who.operator': 'the till or another program',
  'office.who.auto': 'automatically',
  'office.watch.alert': 'Nobody has taken order No. {number} for {minutes} min',
  'office.watch.no_answer': 'nobody takes orders',
  'office.watch.silent': 'Nobody took three orders in a row: {kitchen}',
}
