import { ClipboardList, History, House, Inbox, Phone, ReceiptText } from 'lucide-react'
import type { Screen } from './shell/screen.ts'

/** THE table of screens: routes, menu and palette read it. A new screen is a line here and a folder in `screens/`. */
export const screens: readonly Screen[] = [
  {
    path: '',
    permission: 'orders.read',
    words: 'office.orders.board',
    icon: ClipboardList,
    place: 'work',
    rings: true,
    load: async () => (await import('./screens/board/board-screen.tsx')).BoardScreen,
  },
  {
    path: 'orders/new',
    permission: 'orders.create',
    words: 'office.orders.new_by_phone',
    icon: Phone,
    place: 'work',
    rings: true,
    load: async () => (await import('./screens/new-order/new-order-screen.tsx')).NewOrderScreen,
  },
  {
    path: 'requests',
    permission: 'requests.work',
    words: 'office.orders.requests',
    icon: Inbox,
    place: 'work',
    rings: true,
    load: async () => (await import('./screens/requests/requests-screen.tsx')).RequestsScreen,
  },
  {
    path: 'history',
    permission: 'orders.read',
    words: 'office.orders.history',
    icon: History,
    place: 'work',
    rings: true,
    load: async () => (await import('./screens/history/history-screen.tsx')).HistoryScreen,
  },
  {
    path: 'orders/:number',
    permission: 'orders.read',
    words: 'office.orders.order',
    icon: ReceiptText,
    place: 'hidden',
    rings: true,
    load: async () => (await import('./screens/order/order-screen.tsx')).OrderScreen,
  },
  {
    path: 'start',
    permission: 'session.own',
    words: 'office.screen.start',
    icon: House,
    place: 'hidden',
    load: async () => (await import('./screens/start/start-screen.tsx')).StartScreen,
  },
]
