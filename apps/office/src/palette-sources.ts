import type { PaletteSource } from './shell/palette/palette-source.ts'

/** What ⌘K finds besides the screens; a source lies beside the screen that its items open. */
export const paletteSources: readonly PaletteSource[] = []
