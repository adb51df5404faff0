import type { Translate } from '@samobranka/dictionary'

const KILOGRAM = 1000

/** What is bought of goods that are sold by the kilogram: «0,75 кг», «1,5 кг». */
export function weightText(grams: number, t: Translate): string {
  return t('unit.kilogram', { value: grams / KILOGRAM })
}

/** What one portion weighs: «350 г», «1,5 кг». */
export function portionText(grams: number, t: Translate): string {
  return grams < KILOGRAM ? t('unit.gram', { value: grams }) : weightText(grams, t)
}
