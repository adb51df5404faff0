import { findOrders } from './screens/orders-at-work/find-orders.ts'
import type { PaletteSource } from './shell/palette/palette-source.ts'

/** What ⌘K finds besides the screens; a source lies beside the screen that its items open. */
export const paletteSources: readonly PaletteSource[] = [findOrders]
