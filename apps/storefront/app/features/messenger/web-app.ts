/** What we use of the messenger's `Telegram.WebApp`. */
export interface WebApp {
  readonly colorScheme: 'light' | 'dark'
  readonly viewportStableHeight?: number
  readonly BackButton?: {
    show(): void
    hide(): void
    onClick(handler: () => void): void
    offClick(handler: () => void): void
  }
  ready(): void
  expand(): void
  onEvent(event: 'themeChanged' | 'viewportChanged', handler: () => void): void
  offEvent(event: 'themeChanged' | 'viewportChanged', handler: () => void): void
}

export function webApp(): WebApp | null {
  return (window as { Telegram?: { WebApp?: WebApp } }).Telegram?.WebApp ?? null
}
