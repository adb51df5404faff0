import { createTranslator, loadWords, type Translate } from '@samobranka/dictionary'
import type { Visit } from '../catalogue-access/visit.ts'

/** What a loader says itself: dates and names that must not be said anew in the browser. */
export async function serverTranslator({ settings, language }: Visit): Promise<Translate> {
  const shown = settings.languages.find(({ code }) => code === language)
  return createTranslator(await loadWords(language), language, shown?.words ?? {})
}

/** The clock a customer's dates are told by: that of the chosen kitchen, else of the first. */
export function shopZone({ settings, warehouseId }: Visit): string {
  const { warehouses } = settings
  const kitchen = warehouses.find(({ id }) => id === warehouseId) ?? warehouses[0]
  return kitchen?.workTime.timeZone ?? 'Europe/Moscow'
}
