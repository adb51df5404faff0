import { expect, it } from 'vitest'
import { officeModulesIn } from '../apps/storefront/office-stays-out.ts'

const chunkOf = (modules: Readonly<Record<string, number>>) => ({
  type: 'chunk',
  modules: Object.fromEntries(
    Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }]),
  ),
})

it('finds what of the office is left in the storefront’s files', () => {
  const office = [
    '/shop/apps/office/src/main.tsx',
    '/shop/packages/dictionary/src/office/office-words.ts',
    '/shop/packages/contract/src/endpoints/office/orders.ts',
    '/shop/packages/rules/src/staff/permissions.ts',
    'C:\\shop\\apps\\office\\src\\main.tsx',
  ]
  expect(officeModulesIn([chunkOf(Object.fromEntries(office.map((id) => [id, 10])))])).toEqual(office)
})

it('takes nothing else for it, and not what was left out of the file', () => {
  const others = {
    '/shop/apps/storefront/app/features/office-hours/index.ts': 10,
    '/shop/packages/rules/src/order/staff-moves.ts': 10,
    '/shop/packages/dictionary/src/office/office-words.ts': 0,
  }
  expect(officeModulesIn([chunkOf(others), { type: 'asset' }])).toEqual([])
})
