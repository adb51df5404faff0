import { LIMITS } from '@samobranka/contract/limits'
import type { Point } from '@samobranka/rules'
import { type KeyboardEvent, useState } from 'react'
import { useLacks } from '../../catalogue-access/use-lacks.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { wishHere } from './place-calls.ts'

interface Props {
  readonly point: Point | null
  /** null where nothing can be fetched. */
  readonly onPickup: (() => void) | null
}

/** Nobody delivers there: the way on is to come, or to be told when somebody does. */
export function OutsideZone({ point, onPickup }: Props) {
  const t = useTranslate()
  const lacksWishes = useLacks('wishDelivery')
  return (
    <div className="zone-answer">
      <p role="alert">
        <b>{t('refusal.outside_delivery_zone')}</b>
      </p>
      <p className="text-small text-ink-soft">{t('place.outsideHint')}</p>
      {onPickup ? (
        <button type="button" className="button button-quiet" onClick={onPickup}>
          {t('place.pickup')}
        </button>
      ) : null}
      {point && !lacksWishes ? <Wish point={point} /> : null}
    </div>
  )
}

function Wish({ point }: { readonly point: Point }) {
  const t = useTranslate()
  const [phone, setPhone] = useState('')
  const [state, setState] = useState<'writing' | 'sending' | 'sent' | 'invalid' | 'failed'>('writing')
  const send = async () => {
    setState('sending')
    const refusal = await wishHere(phone, point)
    setState(refusal === null ? 'sent' : refusal === 'invalid_phone' ? 'invalid' : 'failed')
  }
  if (state === 'sent') return <p role="status">{t('place.wishSent')}</p>
  const problem = { invalid: t('refusal.invalid_phone'), failed: t('error.network') }
  // It stands inside the address's form: a form of its own would be sent by the browser, the phone in the address bar.
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void send()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the Enter of the field inside it
    <div className="space-y-2" onKeyDown={sendByKey}>
      <TextField
        label={t('field.phone')}
        name="phone"
        maxLength={LIMITS.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={phone}
        problem={state === 'invalid' || state === 'failed' ? problem[state] : null}
        onChange={setPhone}
      />
      <button
        type="button"
        className="button button-quiet w-full"
        disabled={state === 'sending'}
        onClick={() => void send()}
      >
        {t('place.wish')}
      </button>
    </div>
  )
}
