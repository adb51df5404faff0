import { LIMITS } from '@samobranka/contract/limits'
import { type FormEvent, useState } from 'react'
import { callLater } from '../../catalogue-access/call-later.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { TextField } from '../../ui/fields/text-field.tsx'

/** A friend's code, for who came without his link. */
export function FriendCodeForm() {
  const t = useTranslate()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [state, setState] = useState<'typing' | 'sending' | 'taken'>('typing')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setProblem(t('common.required'))
    setState('sending')
    setProblem(null)
    const reply = await callLater(
      () => import('./send-referral-code.ts'),
      ({ sendReferralCode }) => sendReferralCode(code.trim()),
    )
    setState(reply.ok ? 'taken' : 'typing')
    if (reply.ok) setCode('')
    else setProblem(refusalText(reply.refusal, t))
  }
  return (
    <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('referral.enterCode')}
        name="referral"
        maxLength={LIMITS.promocode}
        autoComplete="off"
        value={code}
        onChange={(value) => {
          setCode(value)
          setProblem(null)
        }}
        problem={problem}
      />
      <button type="submit" className="button button-quiet" disabled={state === 'sending'}>
        {t('referral.apply')}
      </button>
      <p role="status" className="font-semibold">
        {state === 'taken' ? t('referral.applied') : ''}
      </p>
    </form>
  )
}
