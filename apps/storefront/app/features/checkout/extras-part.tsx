import { LIMITS } from '@samobranka/contract/limits'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { changeCart, useCart } from '../cart/index.ts'
import { changeDraft } from './draft/draft-store.ts'
import type { Checkout } from './use-checkout.ts'
import { WishesFold } from './wishes/wishes-fold.tsx'

/** How many eat, what the kitchen should know, and thanks to those who work. */
export function ExtrasPart({ checkout: { view, draft, way } }: { readonly checkout: Checkout }) {
  const t = useTranslate()
  const people = useCart((state) => state.cart.peopleCount)
  const filled = useCart((state) => state.cart.lines.length > 0)
  const change = (peopleCount: number) => changeCart({ peopleCount: Math.min(Math.max(1, peopleCount), 99) })
  return (
    <section className="checkout-part">
      {way === 'lounge' ? null : (
        <div className="flex items-center justify-between gap-3">
          <span>{t('cart.people')}</span>
          <Stepper
            label={t('cart.people')}
            value={people}
            onIncrease={() => change(people + 1)}
            onDecrease={() => change(people - 1)}
            canDecrease={people > 1}
          />
        </div>
      )}
      <WishesFold draft={draft} />
      <TextField
        label={t('field.comment')}
        name="comment"
        maxLength={LIMITS.comment}
        lines={2}
        placeholder={t('checkout.commentPlaceholder')}
        value={draft.comment}
        onChange={(comment) => changeDraft({ comment })}
        required={false}
      />
      {view.tips.length > 1 && filled ? (
        <div className="space-y-2">
          <p aria-hidden="true">{t('cart.tips')}</p>
          <Segments
            legend={t('cart.tips')}
            options={view.tips.map((percent) => ({
              value: percent,
              name: percent === 0 ? t('checkout.tipsNone') : t('checkout.percent', { percent }),
            }))}
            value={view.tips.includes(draft.tips) ? draft.tips : 0}
            onChange={(tips) => changeDraft({ tips })}
          />
        </div>
      ) : null}
    </section>
  )
}
