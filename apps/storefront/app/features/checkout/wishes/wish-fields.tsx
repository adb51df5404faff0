import { LIMITS } from '@samobranka/contract/limits'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { usePricedCart } from '../../cart/index.ts'
import { useDiet } from '../../diet-filter/index.ts'
import type { Draft } from '../draft/draft.ts'
import { changeDraft } from '../draft/draft-store.ts'
import { withNames } from './with-names.ts'
import { withNote } from './with-note.ts'

/** What must not be in any dish, and what is wished of each. */
export function WishFields({ draft: { allergy, notes } }: { readonly draft: Draft }) {
  const t = useTranslate()
  const { lines } = usePricedCart()
  return (
    <div className="grid gap-3">
      <TextField
        label={t('checkout.allergy')}
        name="allergy"
        maxLength={LIMITS.dishNote}
        value={allergy}
        onChange={(text) => changeDraft({ allergy: text })}
        required={false}
      />
      <FromDiet allergy={allergy} />
      {lines.map(({ key, name, variationName }) => (
        <TextField
          key={key}
          label={t('checkout.dishNote', { name: [name, variationName].filter(Boolean).join(', ') })}
          name={`note-${key}`}
          maxLength={LIMITS.dishNote}
          value={notes[key] ?? ''}
          onChange={(text) => changeDraft({ notes: withNote(notes, key, text) })}
          required={false}
        />
      ))}
    </div>
  )
}

/** Offered, not filled in: who does not like garlic may well have a dish that was near it. */
function FromDiet({ allergy }: Pick<Draft, 'allergy'>) {
  const t = useTranslate()
  const avoided = useDiet((diet) => diet.avoided).map((content) => t(`allergen.${content}`))
  const missing = avoided.filter((name) => !allergy.toLowerCase().includes(name.toLowerCase()))
  const text = withNames(allergy, missing)
  if (missing.length === 0 || text.length > LIMITS.dishNote) return null
  return (
    <button type="button" className="chip justify-self-start" onClick={() => changeDraft({ allergy: text })}>
      {t('checkout.allergyFromDiet', { names: missing.join(', ') })}
    </button>
  )
}
