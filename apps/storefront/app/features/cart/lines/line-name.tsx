import type { PricedLine } from '@samobranka/rules'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { editLine } from './edited-line.ts'

interface Props {
  readonly line: PricedLine
  readonly children: string
}

/** A tap on the line, wherever it has no button of its own, opens what was chosen. */
export function LineName({ line, children }: Props) {
  const t = useTranslate()
  return (
    <button
      type="button"
      className="cart-line-open"
      aria-label={`${t('common.edit')}: ${line.name}`}
      onClick={() => editLine(line.key)}
    >
      {children}
    </button>
  )
}
