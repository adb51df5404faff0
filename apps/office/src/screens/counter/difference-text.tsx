import type { Money } from '@samobranka/rules'
import { useTranslate } from '../../i18n/translator.tsx'
import { Badge } from '../../ui/badge.tsx'
import { useSums } from '../orders-at-work/use-sums.ts'

/** Whether what was counted is what must be there, in words. */
export function DifferenceText({ difference }: { readonly difference: Money }) {
  const t = useTranslate()
  const sum = useSums()
  if (difference === 0) return <Badge tone="good">{t('office.counter.no_difference')}</Badge>
  const key = difference > 0 ? 'office.counter.over' : 'office.counter.short'
  return <Badge tone={difference > 0 ? 'warn' : 'danger'}>{t(key, { sum: sum(Math.abs(difference)) })}</Badge>
}
