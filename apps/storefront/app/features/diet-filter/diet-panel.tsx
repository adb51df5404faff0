import { preferencesAvoiding } from '@samobranka/rules'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { Problem } from '../../ui/fields/problem.tsx'
import { keepDiet, useDiet } from './diet-store.ts'
import { DietTicks } from './diet-ticks.tsx'
import { savePreferences } from './save-preferences.ts'

export function DietPanel({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslate()
  const [chosen, setChosen] = useState(() => preferencesAvoiding(useDiet.getState().avoided))
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    const refusal = await savePreferences(chosen)
    setSaving(false)
    if (refusal) return setFailure(refusalText(refusal, t))
    keepDiet({ only: true })
    onDone()
  }
  return (
    <form className="contents" onSubmit={(event) => void submit(event)}>
      <div className="sheet-scroll px-5 pb-4 tablet:px-6">
        <p className="mb-3 text-ink-soft">{t('preferences.text')}</p>
        <DietTicks chosen={chosen} onChange={setChosen} />
        <Problem>{failure}</Problem>
      </div>
      <div className="sheet-foot">
        <button type="submit" className="button button-buy w-full" disabled={saving}>
          {t('filters.show')}
        </button>
      </div>
    </form>
  )
}
