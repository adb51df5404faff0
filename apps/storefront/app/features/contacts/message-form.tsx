import { LIMITS } from '@samobranka/contract/limits'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { loadLater } from '../../startup/load-later.ts'
import { Problem } from '../../ui/fields/problem.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { isCustomer, useCustomer } from '../account/index.ts'
import {
  type DraftProblems,
  draftProblems,
  EMPTY_DRAFT,
  keepDraft,
  type MessageDraft,
  readDraft,
} from './message-draft.ts'

const loadSending = () => loadLater(() => import('./send-draft.ts'))

/** Fetched while one types: a message must not be lost for want of the code that sends it. */
const prepare = () => void loadSending().catch(() => {})

type State = 'writing' | 'sending' | 'sent'

export function MessageForm() {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<MessageDraft>(EMPTY_DRAFT)
  const [problems, setProblems] = useState<DraftProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [state, setState] = useState<State>('writing')

  useEffect(() => setDraft(readDraft()), [])

  // A customer need not tell who he is; what he typed himself goes before.
  const customer = useCustomer()
  useEffect(() => {
    if (!isCustomer(customer)) return
    setDraft((typed) => ({
      ...typed,
      name: typed.name || customer.name,
      phone: typed.phone || customer.phone,
    }))
  }, [customer])

  const change = (field: keyof MessageDraft) => (value: string) => {
    const next = { ...draft, [field]: value }
    setDraft(next)
    keepDraft(next)
    setProblems({ ...problems, [field]: undefined })
    setState('writing')
  }
  const text = (field: keyof MessageDraft) => {
    const problem = problems[field]
    if (!problem) return null
    return problem === 'phone' ? t('refusal.invalid_phone') : t('common.required')
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const honeypot = String(new FormData(event.currentTarget).get('website') ?? '')
    const found = draftProblems(draft)
    setProblems(found)
    setFailure(null)
    const first = Object.keys(found)[0]
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setState('sending')
    const sent = await loadSending()
      .then(({ sendDraft }) => sendDraft(draft, honeypot))
      // Even the code that sends could not be fetched.
      .catch(() => ({ ok: false, code: 'network', wait: null }) as const)
    setState(sent.ok ? 'sent' : 'writing')
    if (sent.ok) {
      keepDraft(null)
      setDraft(EMPTY_DRAFT)
    } else if (sent.code === 'invalid_phone') setProblems({ phone: 'phone' })
    else setFailure(failureText(sent))
  }
  const failureText = ({ code, wait }: { readonly code: string; readonly wait: number | null }) => {
    if (code === 'network') return t('error.network')
    if (code !== 'too_many_requests') return t('error.generic')
    const time = t('unit.minute', { value: Math.ceil((wait ?? 60) / 60) })
    return t('refusal.too_many_requests', { time })
  }

  return (
    <form
      ref={form}
      className="message-form"
      noValidate
      onInput={prepare}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('field.name')}
        name="name"
        maxLength={LIMITS.name}
        autoComplete="name"
        value={draft.name}
        onChange={change('name')}
        problem={text('name')}
      />
      <TextField
        label={t('field.phone')}
        name="phone"
        maxLength={LIMITS.phone}
        type="tel"
        autoComplete="tel"
        value={draft.phone}
        onChange={change('phone')}
        problem={text('phone')}
      />
      <TextField
        label={t('field.message')}
        name="message"
        maxLength={LIMITS.message}
        lines={5}
        value={draft.message}
        onChange={change('message')}
        problem={text('message')}
      />
      {/* Nobody sees it; whoever fills it is no person. */}
      <input name="website" className="hidden-visually" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <button type="submit" className="button button-buy" disabled={state === 'sending'}>
        {t('common.send')}
      </button>
      <Problem>{failure}</Problem>
      <p role="status" className="font-semibold">
        {state === 'sent' ? t('contacts.sent') : ''}
      </p>
    </form>
  )
}
