import { expect, it } from 'vitest'
import { kitchenEntry } from './kitchen-entry.ts'

const at = (time: string) => new Date(`2026-03-06T${time}:00Z`)
const soon = { status: 'accepted', acceptedAt: at('09:00'), startsAt: null } as const
const later = { ...soon, startsAt: at('11:10') }

it('[Y14] an order is in the kitchen since it was accepted, and not before', () => {
  expect(kitchenEntry(soon)).toEqual(at('09:00'))
  expect(kitchenEntry({ ...soon, acceptedAt: null })).toBeNull()
  for (const status of ['pending', 'ready', 'courier', 'handed', 'cancelled'] as const)
    expect(kitchenEntry({ ...soon, status }), status).toBeNull()
})

it('[Y15] an order for later enters when its kitchen begins, or is accepted later than that', () => {
  expect(kitchenEntry(later)).toEqual(at('11:10'))
  expect(kitchenEntry({ ...later, acceptedAt: at('11:30') })).toEqual(at('11:30'))
})

it('[Y16] and at once where somebody has begun to cook it', () => {
  expect(kitchenEntry({ ...later, status: 'cooking' })).toEqual(at('09:00'))
})
