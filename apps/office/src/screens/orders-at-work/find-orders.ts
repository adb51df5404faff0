import { officeOrders } from '@samobranka/contract'
import { ReceiptText } from 'lucide-react'
import { call } from '../../api/call.ts'
import type { PaletteSource } from '../../shell/palette/palette-source.ts'

const MOST = 8

/** Orders by number, phone and name, from anywhere. */
export const findOrders: PaletteSource = {
  words: 'office.orders.board',
  permission: 'orders.read',
  async search(text, signal) {
    const { orders } = await call(officeOrders, { query: { search: text }, signal })
    return orders.slice(0, MOST).map(({ id, number, customerName, lines }) => ({
      id,
      title: `№ ${number}`,
      hint: [customerName, lines.map(({ name }) => name).join(', ')].filter(Boolean).join(' · '),
      icon: ReceiptText,
      path: `/orders/${number}`,
    }))
  },
}
