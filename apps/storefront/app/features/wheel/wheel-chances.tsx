import { useTranslate } from '../../i18n/i18n.tsx'
import type { WheelSectorView } from './load-wheel.ts'

interface Props {
  readonly sectors: readonly WheelSectorView[]
  readonly landed: number | null
}

/** What can be won and how likely: the wheel's honest side, and the whole wheel for a screen reader. */
export function WheelChances({ sectors, landed }: Props) {
  const t = useTranslate()
  return (
    <div>
      <ul className="account-list">
        {sectors.map(({ id, label, chance }) => (
          <li key={id} className="wheel-chance" aria-current={landed === id ? 'true' : undefined}>
            <span>{label}</span>
            <span className="text-small text-ink-soft">{t('wheel.chance', { percent: chance })}</span>
          </li>
        ))}
      </ul>
      <p className="pt-3 text-small text-ink-soft">{t('wheel.fair')}</p>
    </div>
  )
}
