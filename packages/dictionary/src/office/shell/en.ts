import type { shell as source } from './ru.ts'

export const shell: Record<keyof typeof source, string> = {
  'office.title': 'Samobranka: the office',
  'office.role.owner': 'owner',
  'office.role.manager': 'manager',
  'office.role.editor': 'editor',
  'office.role.dispatcher': 'dispatcher',
  'office.role.kitchen': 'kitchen',
  'office.role.picker': 'picker',
  'office.role.courier': 'courier',
  'office.role.accountant': 'accountant',
}
