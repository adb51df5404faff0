/** Discounts are asked for again this long after the last change of the cart. */
export const DISCOUNT_DEBOUNCE_MS = 2000
export const NOTIFICATION_MS = 2000
/** Undo after removing is offered at least this long. */
export const UNDO_MS = 5000
/** A page whose script of an old build is gone reloads itself at most once in this time. */
export const RELOAD_GUARD_MS = 10_000

export const DEFAULT_CACHE_VERSION = '2.0.15'
export const DEFAULT_LANGUAGE = 'ru'
export const DEFAULT_CURRENCY_SYMBOL = '₽'
export const LANGUAGES = [
  'ru',
  'be',
  'en',
  'de',
  'fr',
  'pt',
  'es',
  'it',
  'hy',
  'vi',
  'id',
  'zh-CN',
  'kk',
  'tr',
  'tt',
  'az',
  'uz',
  'hi',
] as const

export const HEADER_HEIGHT = 80
/** Where a category block of the landing comes to rest below the window's top. */
export const SCROLL_OFFSET = 100
/** The first width, in pixels, that is no phone, no tablet; the error page's own switch. */
export const BREAKPOINTS = { tablet: 768, desktop: 992, errorPage: 700 } as const

export const MANIFEST = {
  iconSizes: [192, 512],
  screenshot: { width: 640, height: 480 },
  backgroundColor: 'white',
  themeColor: 'black',
} as const

export const MEDIA_CACHE = { name: 'media-cache', version: 1, stores: ['videos', 'photos'] } as const

export const REALTIME = { cluster: 'eu', forceTls: true } as const
