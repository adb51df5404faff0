import { expect, it } from 'vitest'
import { addressInShop } from './address-in-shop.ts'

it.each(['/', '/menu/rolls', '/order?way=lounge', '/office-lunch', '/menu/office', '/officers'])(
  'opens %s as a step in the shop',
  (to) => expect(addressInShop(to)).toBe(to),
)

it.each(['/office', '/office/', '/office/orders/5', '/office?role=cook', '/office#top'])(
  'leaves %s to the browser: the shop has no such page',
  (to) => expect(addressInShop(to)).toBeNull(),
)

it.each(['//elsewhere.example', 'https://elsewhere.example/', 'tel:+79160000001', '#top', ''])(
  'leaves %j to the browser',
  (to) => expect(addressInShop(to)).toBeNull(),
)
