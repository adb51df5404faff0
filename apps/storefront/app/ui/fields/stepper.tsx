import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../icon.tsx'

interface Props {
  /** What the number counts, for those who do not see it. */
  readonly label: string
  /** What is told, or a field in its place. */
  readonly value: string | number | ReactElement
  readonly onIncrease: () => void
  readonly onDecrease: () => void
  readonly canIncrease?: boolean
  readonly canDecrease?: boolean
  readonly className?: string
}

export function Stepper(props: Props) {
  const t = useTranslate()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container in every browser
    <div role="group" aria-label={props.label} className={`stepper ${props.className ?? ''}`}>
      <button
        type="button"
        aria-label={t('product.decrease')}
        disabled={props.canDecrease === false}
        onClick={props.onDecrease}
      >
        <Icon name="minus" size={20} />
      </button>
      {isPlain(props.value) ? <output>{props.value}</output> : props.value}
      <button
        type="button"
        aria-label={t('product.increase')}
        disabled={props.canIncrease === false}
        onClick={props.onIncrease}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  )
}

const isPlain = (value: Props['value']): value is string | number => typeof value !== 'object'
