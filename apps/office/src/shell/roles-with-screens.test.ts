import { House } from 'lucide-react'
import { expect, it } from 'vitest'
import { rolesWithScreens } from './roles-with-screens.ts'
import type { Screen } from './screen.ts'

const screen = (permission: Screen['permission'], place: Screen['place']): Screen => ({
  ...{ path: 'x', words: 'office.screen.start', icon: House, load: async () => () => null },
  permission,
  place,
})

it('one looks around only as somebody who has a screen to open', () => {
  expect(rolesWithScreens([screen('session.own', 'hidden')])).toEqual([])
  const work = [screen('session.own', 'hidden'), screen('kitchen.work', 'work')]
  expect(rolesWithScreens(work)).toEqual(['owner', 'manager', 'kitchen'])
  expect(rolesWithScreens([...work, screen('counter.read', 'manage')])).toContain('accountant')
})
