import { ASAP, soonMinutes } from '@samobranka/rules'
import { useEffect } from 'react'
import { useBusy } from '../../../catalogue-access/switches-now.ts'
import { soonMinutesText } from '../../../format/take-promise-text.ts'
import { useMoney, useTranslate } from '../../../i18n/i18n.tsx'
import { choosePlace } from '../../place/index.ts'
import { offerInstead } from '../../popups/index.ts'
import { changeDraft } from '../draft/draft-store.ts'
import { Part } from '../part.tsx'
import { ProblemList } from '../problems/problem-list.tsx'
import { placeOfTrouble } from '../problems/problem-places.ts'
import type { Trouble } from '../problems/trouble.ts'
import type { Checkout } from '../use-checkout.ts'
import { ChoiceRail } from './choice-rail.tsx'
import type { NextTime } from './next-time.ts'

interface Props {
  readonly checkout: Checkout
  readonly troubles: readonly Trouble[]
}

/** As soon as possible or at a time: days and times are the kitchen's own. */
export function WhenPart({ checkout, troubles }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const { times, way, place, quote, kitchen } = checkout
  const express = way === 'flat_rate' ? (quote?.delivery.expressCost ?? null) : null
  const distance = way === 'flat_rate' ? quote?.delivery.timeMinutes : 0
  const { cooking } = useBusy()
  const soon =
    kitchen && distance !== undefined
      ? soonMinutes({ cookingMinutes: kitchen.cookingMinutes + cooking }, distance)
      : null
  const nameOf = (time: string) =>
    time === ASAP
      ? soon && soon.from > 0
        ? t('checkout.asapIn', { minutes: soonMinutesText(soon, way) })
        : t('checkout.asap')
      : time.replace('-', '–')
  const nothing = times.days !== null && times.times?.length === 0
  const isWrong = nothing || troubles.some(({ code }) => code === 'closed' || code === 'time_gone')
  const { next } = times
  useOfferNext(next)
  const about = (place: 'when' | 'express') => troubles.filter((trouble) => placeOfTrouble(trouble) === place)
  return (
    <Part title={t('checkout.when')} troubles={about('when')}>
      {nothing ? null : (
        <>
          <ChoiceRail
            label={t('field.date')}
            value={times.date}
            options={times.days?.map(({ date, label }) => ({ value: date, name: label || date })) ?? null}
            onChange={(takeDate) => changeDraft({ takeDate, takeTime: '' })}
          />
          <ChoiceRail
            label={t('field.time')}
            value={times.time}
            options={times.times?.map((time) => ({ value: time, name: nameOf(time) })) ?? null}
            onChange={(takeTime) => changeDraft({ takeTime, takeDate: times.date })}
            invalid={isWrong}
          />
        </>
      )}
      {next && isWrong && (next.date !== times.date || next.time !== times.time) ? (
        <button type="button" className="button button-quiet" onClick={() => take(next)}>
          {next.name}
        </button>
      ) : null}
      {nothing ? <p className="field-note">{t('checkout.noTimesAtAll')}</p> : null}
      {times.moved ? (
        <p role="status" className="field-note">
          {t('refusal.time_gone')}
        </p>
      ) : null}
      {place && (express !== null || place.express) ? (
        <>
          <label className="tick">
            <input
              type="checkbox"
              checked={place.express}
              onChange={({ target }) => choosePlace({ ...place, express: target.checked })}
            />
            <span>
              {t('checkout.express')}
              {express === null ? null : <small>{t('checkout.expressHint', { sum: money(express) })}</small>}
            </span>
          </label>
          <ProblemList troubles={about('express')} />
        </>
      ) : null}
    </Part>
  )
}

/** While the checkout is open, a message of closed doors can be answered with the next time. */
function useOfferNext(next: NextTime | null): void {
  useEffect(() => {
    offerInstead(next && { name: next.name, take: () => take(next) })
    return () => offerInstead(null)
  }, [next])
}

function take({ date, time }: NextTime): void {
  changeDraft({ takeDate: date, takeTime: time })
}
