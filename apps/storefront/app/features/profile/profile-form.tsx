import type { User } from '@samobranka/contract'
import { LIMITS } from '@samobranka/contract/limits'
import { type FormEvent, useRef, useState } from 'react'
import { callLater } from '../../catalogue-access/call-later.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { Problem } from '../../ui/fields/problem.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { birthDate, formatBirth } from './birth-date.ts'

interface Props {
  readonly user: User
  readonly onSaved: (user: User) => void
}

type Problems = Partial<Record<'name' | 'email' | 'birth', string>>

const fieldOf: Readonly<Record<string, keyof Problems>> = {
  invalid_email: 'email',
  invalid_date: 'birth',
  birth_already_set: 'birth',
  invalid_name: 'name',
}

export function ProfileForm({ user, onSaved }: Props) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(user.name)
  const [email, setEmail] = useState(user.email)
  const [birth, setBirth] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)

  const tell = (found: Problems) => {
    setProblems(found)
    const [first] = Object.keys(found)
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    setProblems({})
    const day = birth.trim() === '' ? null : birthDate(birth)
    if (birth.trim() !== '' && day === null) return tell({ birth: t('refusal.invalid_date') })
    setSaving(true)
    const reply = await callLater(
      () => import('./profile-calls.ts'),
      ({ saveProfile }) => saveProfile({ name, email, birth: day }),
    )
    setSaving(false)
    if (reply.ok) {
      setBirth('')
      onSaved(reply.value)
      return showToast(t('common.saved'))
    }
    const field = fieldOf[reply.refusal.code]
    const text = refusalText(reply.refusal, t)
    if (field) tell({ [field]: text })
    else setFailure(text)
  }
  return (
    <form ref={form} className="account-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('field.name')}
        name="name"
        maxLength={LIMITS.name}
        autoComplete="name"
        required={false}
        value={name}
        onChange={setName}
        problem={problems.name ?? null}
      />
      <TextField
        label={t('field.email')}
        name="email"
        maxLength={LIMITS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required={false}
        value={email}
        onChange={setEmail}
        problem={problems.email ?? null}
      />
      {user.birth ? (
        <div className="field">
          <label htmlFor="birth">{t('field.birth')}</label>
          <input id="birth" className="field-input" value={user.birth} readOnly />
        </div>
      ) : (
        <div>
          <TextField
            label={t('field.birth')}
            name="birth"
            maxLength={LIMITS.word}
            inputMode="numeric"
            autoComplete="bday"
            placeholder="17.11.1991"
            required={false}
            value={birth}
            format={formatBirth}
            onChange={setBirth}
            problem={problems.birth ?? null}
          />
          <p className="pt-1 text-small text-ink-soft">{t('account.birthHint')}</p>
        </div>
      )}
      <button type="submit" className="button button-buy" disabled={saving}>
        {t('common.save')}
      </button>
      <Problem>{failure}</Problem>
    </form>
  )
}
