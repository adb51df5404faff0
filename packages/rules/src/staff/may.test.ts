import { describe, expect, it } from 'vitest'
import { may } from './may.ts'
import { ACTIONS, permissions } from './permissions.ts'
import { ROLES } from './roles.ts'

const everywhere: readonly number[] = []

describe('may', () => {
  it('[F1] allows what the table names for the role, and nothing else', () => {
    for (const role of ROLES)
      for (const action of ACTIONS)
        expect(may({ role, kitchens: everywhere }, action), `${role} ${action}`).toBe(
          permissions[role].includes(action),
        )
  })

  it('[F2] allows it at the person’s own kitchens only, at all of them where none is named', () => {
    const cook = { role: 'kitchen', kitchens: [2, 3] } as const
    expect(may(cook, 'kitchen.work', 2)).toBe(true)
    expect(may(cook, 'kitchen.work', 1)).toBe(false)
    expect(may({ ...cook, kitchens: everywhere }, 'kitchen.work', 1)).toBe(true)
    expect(may(cook, 'orders.refund', 2)).toBe(false)
  })

  it('[F3] gives the owner everything, and everybody their own session', () => {
    expect(ACTIONS.filter((action) => !permissions.owner.includes(action))).toEqual([])
    expect(ROLES.filter((role) => !permissions[role].includes('session.own'))).toEqual([])
    expect(ROLES.filter((role) => permissions[role].includes('staff.write'))).toEqual(['owner'])
  })
})
