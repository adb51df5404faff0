const FOLDER = '/wp-content/uploads/app_sync'

/** The public address of a published file, without a language: `?lang=` or a suffix chooses one. */
export const priceFilePath = (warehouseId: number): string => `${FOLDER}/price_${warehouseId}.json`

export const CATALOGUE_FILES = {
  prodcat_main_categories_only: 'categories',
  prodcat_main: 'main',
  prodcat: 'full',
} as const

/** The name under which a document stands in a publication. */
export const fileKey = (file: string, language: string): string => `file:${file}:${language}`
export const settingsKey = (language: string): string => `settings:${language}`
export const bannersKey = (language: string): string => `banners:${language}`
export const FRONT_KEY = 'front'
