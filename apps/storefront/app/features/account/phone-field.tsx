import { LIMITS } from '@samobranka/contract/limits'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { MaskedInput } from '../../ui/fields/masked-input.tsx'
import { Problem } from '../../ui/fields/problem.tsx'
import { usePhones } from './use-phones.ts'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly country: string
  readonly onCountry: (country: string) => void
  readonly problem: string | null
}

const asTyped = (text: string): string => text

/** A number of any country: the country's own form, or a plus and the whole. */
export function PhoneField({ value, onChange, country, onCountry, problem }: Props) {
  const { t, language } = useI18n()
  const id = useId()
  const [touched, setTouched] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const phones = usePhones(touched)
  const countries = useMemo(() => phones?.countries(language) ?? [], [phones, language])
  const calling = countries.find(({ code }) => code === country)?.calling

  useEffect(() => {
    const place = field.current
    // Entered before the page was hydrated: nobody heard of it.
    if (place?.contains(document.activeElement)) setTouched(true)
    const enter = () => setTouched(true)
    place?.addEventListener('focusin', enter, { once: true })
    return () => place?.removeEventListener('focusin', enter)
  }, [])
  const type = (typed: string) => {
    // A browser fills a field in without entering it.
    setTouched(true)
    onChange(typed)
    const named = phones?.countryIn(typed)
    if (named && named !== country) onCountry(named)
  }
  const move = (next: string) => {
    onCountry(next)
    if (phones && value) onChange(phones.moveToCountry(value, next))
  }
  return (
    <div ref={field} className="field">
      <label htmlFor={id}>{t('field.phone')}</label>
      <div className="phone-field" data-invalid={problem ? '' : undefined}>
        <span className="phone-country">
          <span aria-hidden="true">{value.startsWith('+') ? country : (calling ?? country)}</span>
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
        <MaskedInput
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
          format={phones ? (text) => phones.formatTyped(text, country) : asTyped}
          onValue={type}
        />
      </div>
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </div>
  )
}
