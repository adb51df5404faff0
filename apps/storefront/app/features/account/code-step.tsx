import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { countdownText } from '../../format/countdown-text.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { MaskedInput } from '../../ui/fields/masked-input.tsx'
import { Problem } from '../../ui/fields/problem.tsx'
import { useSecondsLeft } from '../../ui/use-seconds-left.ts'
import { codeDigits } from './code-digits.ts'
import { dropReferral, readReferral } from './kept-referral.ts'
import { checkLoginCode, type SentCode, sendLoginCode } from './send-login-code.ts'
import { enter } from './session.ts'
import { usePhones } from './use-phones.ts'

interface Props {
  readonly sent: SentCode
  readonly onSent: (sent: SentCode) => void
  readonly onBack: () => void
}

export function CodeStep({ sent, onSent, onBack }: Props) {
  const t = useTranslate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const phones = usePhones()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [hint, setHint] = useState('')
  const [locked, setLocked] = useState(false)
  const [busy, setBusy] = useState(false)

  useEffect(() => field.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || locked) return
    setBusy(true)
    setProblem(null)
    const checked = await checkLoginCode(sent, code, readReferral())
    setBusy(false)
    if (checked.ok) {
      dropReferral()
      return enter(checked.user)
    }
    const { refusal, attemptsLeft } = checked
    setLocked(attemptsLeft === 0 || refusal.code === 'code_expired')
    setProblem(refusal.code === 'invalid_code' ? t('refusal.invalid_code') : refusalText(refusal, t))
    setHint(attemptsText(attemptsLeft))
    field.current?.select()
  }
  const attemptsText = (left: number | null): string => {
    if (left === null) return ''
    return left === 0 ? t('login.locked') : t('login.attemptsLeft', { count: left })
  }
  return (
    <form className="login" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-ink-soft">
        {t('login.sentTo', { phone: phones?.readablePhone(sent.phone) ?? sent.phone })}{' '}
        <button type="button" className="login-change" onClick={onBack}>
          {t('login.changePhone')}
        </button>
      </p>
      <div className="field">
        <label htmlFor={id}>{t('login.code')}</label>
        <MaskedInput
          field={field}
          id={id}
          name="code"
          className="field-input login-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          required
          readOnly={locked}
          placeholder={'•'.repeat(sent.length)}
          value={code}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? `${id}-problem ${id}-hint` : undefined}
          format={(typed) => codeDigits(typed, sent.length)}
          onValue={setCode}
        />
        <Problem id={`${id}-problem`}>{problem}</Problem>
        {problem && hint ? (
          <p id={`${id}-hint`} className="text-small text-ink-soft">
            {hint}
          </p>
        ) : null}
      </div>
      <button
        type="submit"
        className="button button-buy"
        disabled={busy || locked || code.length < sent.length}
      >
        {t('login.submit')}
      </button>
      <Resend sent={sent} onSent={onSent} />
    </form>
  )
}

function Resend({ sent, onSent }: Pick<Props, 'sent' | 'onSent'>) {
  const t = useTranslate()
  const [resendAt, setResendAt] = useState(sent.resendAt)
  const [failure, setFailure] = useState<string | null>(null)
  const wait = useSecondsLeft(resendAt)
  const send = async () => {
    setFailure(null)
    const again = await sendLoginCode(sent.phone, sent.channel)
    if (again.ok && again.sent.at !== sent.at) onSent(again.sent)
    else if (again.ok) setResendAt(again.sent.resendAt)
    else if (again.retryAt !== null) setResendAt(again.retryAt)
    else setFailure(refusalText(again.refusal, t))
  }
  return (
    <>
      <button
        type="button"
        className="button button-quiet tabular-nums"
        disabled={wait > 0}
        onClick={() => void send()}
      >
        {wait > 0 ? t('login.resendIn', { time: countdownText(wait) }) : t('login.resend')}
      </button>
      <Problem>{failure}</Problem>
    </>
  )
}
