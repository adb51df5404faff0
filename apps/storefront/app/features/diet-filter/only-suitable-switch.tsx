import { useTranslate } from '../../i18n/i18n.tsx'
import { keepDiet, useDiet } from './diet-store.ts'

/** The same choice as over the goods, where one says what suits. */
export function OnlySuitableSwitch() {
  const t = useTranslate()
  const { avoided, only } = useDiet()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={only}
      disabled={avoided.length === 0}
      className="switch"
      onClick={() => keepDiet({ only: !only })}
    >
      {t('filters.suitable')}
      <i aria-hidden="true" />
    </button>
  )
}
