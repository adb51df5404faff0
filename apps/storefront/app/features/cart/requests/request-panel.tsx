import { LIMITS } from '@samobranka/contract/limits'
import { type FormEvent, useState } from 'react'
import { useLacks } from '../../../catalogue-access/use-lacks.ts'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { asksForCode, ConfirmPhone } from '../../account/index.ts'
import { LaterWords } from '../../words/index.ts'
import { OrderByPhone } from './order-by-phone.tsx'
import { useRequest } from './request-store.ts'
import { sendRequest } from './send-request.ts'

const EMPTY = { name: '', phone: '', comment: '' }

export function RequestPanel({ onDone }: { readonly onDone: () => void }) {
  const lacksRequests = useLacks('requestOrderCall')
  return (
    <LaterWords>
      {lacksRequests ? (
        <div className="sheet-scroll space-y-4 px-5 pb-6 tablet:w-[420px] tablet:px-6">
          <OrderByPhone />
        </div>
      ) : (
        <RequestForm onDone={onDone} />
      )}
    </LaterWords>
  )
}

/** A name, a phone, and what was tapped; what was typed stays until the request has arrived. */
function RequestForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslate()
  const { line, name } = useRequest()
  const [draft, setDraft] = useState(EMPTY)
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const field = (part: keyof typeof EMPTY) => ({
    name: part,
    label: t(`field.${part}`),
    value: draft[part],
    onChange: (value: string) => setDraft({ ...draft, [part]: value }),
  })
  const send = async () => {
    setTried(true)
    setRefusal(null)
    if (isEmpty(draft.name) || isEmpty(draft.phone)) return
    setState('sending')
    const answer = await sendRequest({ ...draft, lines: line ? [line] : [] })
    setRefusal(answer)
    setState(answer === null ? 'sent' : 'writing')
  }
  if (state === 'sent') {
    return (
      <div className="space-y-4 px-5 pb-6 tablet:w-[420px] tablet:px-6">
        <p role="status" className="text-lead font-semibold">
          {t('request.sent')}
        </p>
        <button type="button" className="button button-quiet w-full" onClick={onDone}>
          {t('common.ok')}
        </button>
      </div>
    )
  }
  const invalid = refusal === 'invalid_phone' || (tried && isEmpty(draft.phone))
  const unproven = refusal !== null && asksForCode(refusal) ? refusal : null
  const nameless = refusal === 'invalid_name' || (tried && isEmpty(draft.name))
  return (
    <form
      className="sheet-scroll space-y-4 px-5 pb-6 tablet:w-[420px] tablet:px-6"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="text-ink-soft">{t('request.text')}</p>
      {name ? <p className="font-semibold">{name}</p> : null}
      <TextField
        {...field('name')}
        maxLength={LIMITS.name}
        autoComplete="name"
        problem={nameless ? t('common.required') : null}
      />
      <TextField
        {...field('phone')}
        maxLength={LIMITS.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        problem={invalid ? t('refusal.invalid_phone') : unproven && t(`refusal.${unproven}`)}
      />
      {unproven ? <ConfirmPhone phone={draft.phone} onConfirmed={() => void send()} /> : null}
      <TextField {...field('comment')} maxLength={LIMITS.comment} lines={2} required={false} />
      {refusal && !invalid && !nameless && !unproven ? (
        <p role="alert" className="field-problem">
          {t(refusal === 'network' ? 'error.network' : 'error.generic')}
        </p>
      ) : null}
      <button type="submit" className="button button-buy w-full" disabled={state === 'sending'}>
        {t('common.send')}
      </button>
    </form>
  )
}

const isEmpty = (text: string): boolean => text.trim() === ''
