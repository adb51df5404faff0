import { LIMITS } from '@samobranka/contract/limits'
import { type ChangeEvent, useId, useMemo } from 'react'
import { useSpeech } from '../../lib/speech.tsx'
import { usePhones } from './use-phones.ts'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly country: string
  readonly onCountry: (country: string) => void
  readonly problem: string | null
}

/** A number of any country: the country's own form, or a plus and the whole. */
export function PhoneField({ value, onChange, country, onCountry, problem }: Props) {
  const { t, language } = useSpeech()
  const id = useId()
  const phones = usePhones()
  const countries = useMemo(() => phones?.countries(language) ?? [], [phones, language])
  const calling = countries.find(({ code }) => code === country)?.calling

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value
    // Only what is added at the end is set apart: a digit mended in the middle must not lose its caret.
    const isAdded = typed.length > value.length && target.selectionStart === typed.length
    onChange(phones && isAdded ? phones.formatTyped(typed, country) : typed)
    const named = phones?.countryIn(typed)
    if (named && named !== country) onCountry(named)
  }
  const move = (next: string) => {
    onCountry(next)
    if (phones && value) onChange(phones.moveToCountry(value, next))
  }
  return (
    <div className="field">
      <label htmlFor={id}>{t('field.phone')}</label>
      <div className="phone-field" data-invalid={problem ? '' : undefined}>
        <span className="phone-country">
          <span aria-hidden="true">{value.startsWith('+') ? country : calling}</span>
          <select
            aria-label={t('field.country')}
            value={country}
            onChange={(event) => move(event.currentTarget.value)}
          >
            {countries.length === 0 ? <option value={country}>{country}</option> : null}
            {countries.map(({ code, name, calling: prefix }) => (
              <option key={code} value={code}>
                {name} {prefix}
              </option>
            ))}
          </select>
        </span>
        <input
          id={id}
          name="phone"
          maxLength={LIMITS.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          value={value}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={type}
        />
      </div>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="field-problem">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
