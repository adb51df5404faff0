import type { Preferences } from '@samobranka/rules'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { Problem } from '../../ui/fields/problem.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { DietTicks, OnlySuitableSwitch, savePreferences } from '../diet-filter/index.ts'

export function PreferencesPage({ preferences }: { readonly preferences: Preferences }) {
  const t = useTranslate()
  const [chosen, setChosen] = useState(preferences)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setFailure(null)
    const refusal = await savePreferences(chosen)
    setSaving(false)
    if (refusal) return setFailure(refusalText(refusal, t))
    showToast(t('preferences.saved'))
  }
  return (
    <form className="account-form" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-soft">{t('preferences.text')}</p>
      <DietTicks chosen={chosen} onChange={setChosen} />
      <button type="submit" className="button button-buy" disabled={saving}>
        {t('common.save')}
      </button>
      <Problem>{failure}</Problem>
      <OnlySuitableSwitch />
    </form>
  )
}

export function PreferencesSkeleton() {
  return <div className="skeleton h-72 max-w-[560px]" />
}
