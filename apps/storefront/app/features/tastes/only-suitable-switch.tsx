import { useTranslate } from '../../i18n/speech.tsx'
import { keepTastes, useTastes } from './tastes-store.ts'

/** The same choice as over the goods, where one says what suits. */
export function OnlySuitableSwitch() {
  const t = useTranslate()
  const { avoided, only } = useTastes()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={only}
      disabled={avoided.length === 0}
      className="switch"
      onClick={() => keepTastes({ only: !only })}
    >
      {t('filters.suitable')}
      <i aria-hidden="true" />
    </button>
  )
}
