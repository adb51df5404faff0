import { LIMITS } from '@samobranka/contract/limits'
import { type FormEvent, useId, useState } from 'react'
import { orderKey } from '../../catalogue-access/order-keys.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { loadLater } from '../../startup/load-later.ts'
import { Problem } from '../../ui/fields/problem.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useRatingTags } from './rating-tags.tsx'
import { StarsField } from './stars-field.tsx'
import type { LiveOrder } from './use-live-order.ts'

/** Once, after the order was handed over: stars first, and what they were for. */
export function RatingPart({ live }: { readonly live: LiveOrder }) {
  const { t } = useI18n()
  const { order } = live
  const title = useId()
  if (order.status !== 'handed' || (order.key === null && !order.rating)) return null
  return (
    <section className="order-part" aria-labelledby={title}>
      <h2 id={title}>{t('order.rateTitle')}</h2>
      <div role="status">
        {order.rating ? (
          <p>
            {t('order.rated')}: <b>{t('order.star', { star: order.rating.stars })}</b>
          </p>
        ) : null}
      </div>
      {order.rating ? null : <RatingForm live={live} />}
    </section>
  )
}

function RatingForm({ live: { order, take, refresh } }: { readonly live: LiveOrder }) {
  const { t, language } = useI18n()
  const [stars, setStars] = useState(0)
  const tags = useRatingTags(stars)
  const [comment, setComment] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (stars === 0) return setProblem(t('common.required'))
    const said = { stars, tags: tags.said, comment }
    const answer = await loadLater(() => import('./order-calls.ts'))
      .then(({ rate }) => rate(order.id, orderKey(order.id) ?? order.key, said, language))
      .catch(() => null)
    if (answer?.ok) return take(answer.value)
    setProblem(answer ? t('refusal.already_rated') : t('error.network'))
    if (answer) void refresh()
  }
  return (
    <form className="grid gap-3" onSubmit={(event) => void send(event)}>
      <StarsField legend={t('order.rateTitle')} value={stars} onChange={setStars} />
      {stars > 0 ? (
        <>
          {tags.field}
          <TextField
            label={t('order.rateComment')}
            name="rating-comment"
            maxLength={LIMITS.comment}
            lines={2}
            value={comment}
            onChange={setComment}
            required={false}
          />
        </>
      ) : null}
      <p>
        <button type="submit" className="button button-quiet">
          {t('order.rate')}
        </button>
      </p>
      <Problem>{problem}</Problem>
    </form>
  )
}
