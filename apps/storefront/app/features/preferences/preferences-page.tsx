import type { Preferences } from '@samobranka/rules'
import { type FormEvent, useState } from 'react'
import { refusalText } from '../../lib/refusal-text.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useAccount } from '../account/index.ts'

export function PreferencesPage({ preferences }: { readonly preferences: Preferences }) {
  const t = useTranslate()
  const [chosen, setChosen] = useState(preferences)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const names = {
    vegetarian: t('preferences.vegetarian'),
    noGarlic: t('preferences.noGarlic'),
    noOnion: t('preferences.noOnion'),
    noSpicy: t('preferences.noSpicy'),
  } as const satisfies Record<keyof Preferences, string>

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setFailure(null)
    const { sendPreferences } = await import('./send-preferences.ts')
    const reply = await sendPreferences(chosen)
    setSaving(false)
    if (!reply.ok) return setFailure(refusalText(reply.refusal, t))
    useAccount.setState({ preferences: reply.value })
    showToast(t('preferences.saved'))
  }
  return (
    <form className="account-form" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-soft">{t('preferences.text')}</p>
      <ul className="account-list">
        {Object.entries(names).map(([key, name]) => (
          <li key={key}>
            <label className="tick">
              <input
                type="checkbox"
                checked={chosen[key as keyof Preferences]}
                onChange={({ target }) => setChosen({ ...chosen, [key]: target.checked })}
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
      <button type="submit" className="button button-buy" disabled={saving}>
        {t('common.save')}
      </button>
      {failure ? (
        <p role="alert" className="field-problem">
          {failure}
        </p>
      ) : null}
    </form>
  )
}

export function PreferencesSkeleton() {
  return <div className="skeleton h-72 max-w-[560px]" />
}
