import type { Settings } from '@samobranka/contract'
import { createTranslator, type Language, loadWords, type Translate } from '@samobranka/dictionary'

/** The part of a `Visit` (`catalogue-access/visit.ts`) that a loader's words and dates depend on. */
interface VisitPart {
  readonly settings: Settings
  readonly language: Language
  readonly warehouseId: number | null
}

/** The translator of a loader, for dates and names that must not be written again in the browser. */
export async function serverTranslator({ settings, language }: VisitPart): Promise<Translate> {
  const shown = settings.languages.find(({ code }) => code === language)
  return createTranslator(await loadWords(language), language, shown?.words ?? {})
}

/** The time zone of a customer's dates: that of the chosen kitchen, else of the first. */
export function shopZone({ settings, warehouseId }: VisitPart): string {
  const { warehouses } = settings
  const kitchen = warehouses.find(({ id }) => id === warehouseId) ?? warehouses[0]
  return kitchen?.workTime.timeZone ?? 'Europe/Moscow'
}
