import type { Translate } from '@samobranka/dictionary'

const KILOGRAM = 1000

/** «350 г», «1,5 кг». */
export function weightText(grams: number, t: Translate): string {
  return grams >= KILOGRAM
    ? t('unit.kilogram', { value: grams / KILOGRAM })
    : t('unit.gram', { value: grams })
}
