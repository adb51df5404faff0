import type { Key } from '@samobranka/dictionary'
import { type FormEvent, useId, useState } from 'react'
import { orderKey } from '../../lib/order-keys.ts'
import { useSpeech } from '../../lib/speech.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { StarsField } from './stars-field.tsx'
import type { LiveOrder } from './use-live-order.ts'

const LIKED: readonly Key[] = ['order.tagTasty', 'order.tagFast', 'order.tagPolite', 'order.tagPackaging']
const DISLIKED: readonly Key[] = ['order.tagLate', 'order.tagCold', 'order.tagMissing', 'order.tagNotTasty']
const GOOD = 4

/** Once, after the order was handed over: stars first, and what they were for. */
export function RatingPart({ live }: { readonly live: LiveOrder }) {
  const { t } = useSpeech()
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
  const { t, language } = useSpeech()
  const [stars, setStars] = useState(0)
  const [tags, setTags] = useState<readonly Key[]>([])
  const [comment, setComment] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const offered = stars >= GOOD ? LIKED : DISLIKED
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (stars === 0) return setProblem(t('common.required'))
    const { rate } = await import('./order-calls.ts')
    const said = { stars, tags: tags.filter((tag) => offered.includes(tag)).map((tag) => t(tag)), comment }
    const answer = await rate(order.id, orderKey(order.id) ?? order.key, said, language).catch(() => null)
    if (answer?.ok) return take(answer.value)
    setProblem(answer ? t('refusal.already_rated') : t('error.network'))
    if (answer) void refresh()
  }
  const toggle = (tag: Key) =>
    setTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag])
  return (
    <form className="grid gap-3" onSubmit={(event) => void send(event)}>
      <StarsField legend={t('order.rateTitle')} value={stars} onChange={setStars} />
      {stars > 0 ? (
        <>
          <fieldset className="tags">
            <legend>{stars >= GOOD ? t('order.tagsLike') : t('order.tagsDislike')}</legend>
            {offered.map((tag) => (
              <button
                key={tag}
                type="button"
                className="chip"
                aria-pressed={tags.includes(tag)}
                onClick={() => toggle(tag)}
              >
                {t(tag)}
              </button>
            ))}
          </fieldset>
          <TextField
            label={t('order.rateComment')}
            name="rating-comment"
            lines={2}
            value={comment}
            onChange={setComment}
            problem={null}
            required={false}
          />
        </>
      ) : null}
      <p>
        <button type="submit" className="button button-quiet">
          {t('order.rate')}
        </button>
      </p>
      {problem ? (
        <p role="alert" className="field-problem">
          {problem}
        </p>
      ) : null}
    </form>
  )
}
