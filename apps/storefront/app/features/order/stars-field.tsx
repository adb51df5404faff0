import { useId } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'

interface Props {
  readonly legend: string
  readonly value: number
  readonly onChange: (stars: number) => void
}

/** Radio buttons drawn as stars: arrows move the choice, and each is read as «4 из 5». */
export function StarsField({ legend, value, onChange }: Props) {
  const t = useTranslate()
  const name = useId()
  return (
    <fieldset className="stars">
      <legend className="hidden-visually">{legend}</legend>
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star} data-lit={star <= value ? '' : undefined}>
          <input type="radio" name={name} checked={star === value} onChange={() => onChange(star)} />
          <span className="hidden-visually">{t('order.star', { star })}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 3 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.4l6.1-.8z" />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
