import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ShopView } from '../../catalogue-access/root-data/shop-view.ts'
import { countdownText } from '../../format/countdown-text.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { Segments } from '../../ui/fields/segments.tsx'
import { useSecondsLeft } from '../../ui/use-seconds-left.ts'
import { PhoneField } from './phone-field.tsx'
import { type LoginChannel, type SentCode, sendLoginCode } from './send-login-code.ts'
import { loadPhones } from './use-phones.ts'

interface Props {
  readonly login: ShopView['login']
  readonly phone: string
  readonly onPhone: (phone: string) => void
  readonly onSent: (sent: SentCode) => void
}

export function PhoneStep({ login, phone, onPhone, onSent }: Props) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [country, setCountry] = useState(login.country)
  const [channel, setChannel] = useState<LoginChannel>(login.channels[0] ?? 'sms')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [retryAt, setRetryAt] = useState<number | null>(null)
  const [sending, setSending] = useState(false)
  const wait = useSecondsLeft(retryAt)

  useEffect(() => form.current?.querySelector<HTMLElement>('input[type=tel]')?.focus(), [])

  const refuseNumber = () => {
    setProblem(t('refusal.invalid_phone'))
    form.current?.querySelector<HTMLElement>('input[type=tel]')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    setProblem(null)
    setFailure(null)
    setSending(true)
    try {
      const phones = await loadPhones().catch(() => null)
      const number = phones ? phones.phoneNumber(phone, country) : phone
      if (!number) return refuseNumber()
      const sent = await sendLoginCode(number, channel)
      if (sent.ok) return onSent(sent.sent)
      if (sent.refusal.code === 'invalid_phone') return refuseNumber()
      setRetryAt(sent.retryAt)
      if (sent.retryAt === null) setFailure(refusalText(sent.refusal, t))
    } finally {
      setSending(false)
    }
  }
  const names = { sms: t('login.sms'), telegram: t('login.telegram'), whatsapp: t('login.whatsapp') } as const
  return (
    <form ref={form} className="login" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-ink-soft">{t('login.text')}</p>
      <PhoneField
        value={phone}
        onChange={(value) => {
          onPhone(value)
          setProblem(null)
        }}
        country={country}
        onCountry={setCountry}
        problem={problem}
      />
      {login.channels.length > 1 ? (
        <Segments
          legend={t('login.channel')}
          options={login.channels.map((value) => ({ value, name: names[value] }))}
          value={channel}
          onChange={setChannel}
        />
      ) : null}
      <button type="submit" className="button button-buy" disabled={sending || wait > 0}>
        {t('login.getCode')}
      </button>
      {failure ? (
        <p role="alert" className="field-problem">
          {failure}
        </p>
      ) : (
        <Wait until={retryAt} left={wait} />
      )}
      <p className="text-small text-ink-soft">{t('login.agree')}</p>
    </form>
  )
}

/** The seconds are counted for the eye; a screen reader is told of the wait once, when it begins. */
function Wait({ until, left }: { readonly until: number | null; readonly left: number }) {
  const t = useTranslate()
  const [announced, setAnnounced] = useState<{ until: number | null; text: string }>({
    until: null,
    text: '',
  })
  const text = t('refusal.too_many_requests', { time: countdownText(left) })
  if (announced.until !== until && left > 0) setAnnounced({ until, text })
  return (
    <>
      <p role="status" className="hidden-visually">
        {left > 0 ? announced.text : ''}
      </p>
      {left > 0 ? (
        <p aria-hidden="true" className="field-problem">
          {text}
        </p>
      ) : null}
    </>
  )
}
