import type { Settings } from '@samobranka/contract'
import { createTranslator, type Language, loadWords, type Translate } from '@samobranka/dictionary'

/** Of the request (`catalogue-access/visit.ts`), what a loader's words and dates depend on. */
interface Asked {
  readonly settings: Settings
  readonly language: Language
  readonly warehouseId: number | null
}

/** What a loader says itself: dates and names that must not be said anew in the browser. */
export async function serverTranslator({ settings, language }: Asked): Promise<Translate> {
  const shown = settings.languages.find(({ code }) => code === language)
  return createTranslator(await loadWords(language), language, shown?.words ?? {})
}

/** The clock a customer's dates are told by: that of the chosen kitchen, else of the first. */
export function shopZone({ settings, warehouseId }: Asked): string {
  const { warehouses } = settings
  const kitchen = warehouses.find(({ id }) => id === warehouseId) ?? warehouses[0]
  return kitchen?.workTime.timeZone ?? 'Europe/Moscow'
}
