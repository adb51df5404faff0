import type { demo as source } from './ru.ts'

export const demo: Record<keyof typeof source, string> = {
  'office.demo.orders': 'Make trial orders',
  'office.demo.hint':
    'Guests of the trial business order by themselves for half an hour, a few times a minute',
  'office.demo.until': 'until {time}',
  'office.deed.demo.start': 'began trial orders',
  'office.deed.demo.end': 'ended trial orders',
  'office.subject.demo': 'trial orders',
  'office.start.no_screens': 'There are no screens for your role yet',
}
