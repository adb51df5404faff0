import type { Key } from '@samobranka/dictionary'
import { type FormEvent, useState } from 'react'
import { refusalText } from '../../lib/refusal-text.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { StarsField } from '../order/index.ts'

interface Props {
  readonly orderId: string
  readonly onRated: (stars: number) => void
}

const LIKED: readonly Key[] = ['order.tagTasty', 'order.tagFast', 'order.tagPolite', 'order.tagPackaging']
const DISLIKED: readonly Key[] = ['order.tagLate', 'order.tagCold', 'order.tagMissing', 'order.tagNotTasty']
const GOOD = 4

export function RatingForm({ orderId, onRated }: Props) {
  const t = useTranslate()
  const [stars, setStars] = useState(0)
  const [tags, setTags] = useState<readonly Key[]>([])
  const [comment, setComment] = useState('')
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const offered = stars >= GOOD ? LIKED : DISLIKED
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setFailure(null)
    const { sendRating } = await import('./order-calls.ts')
    const said = tags.filter((tag) => offered.includes(tag)).map((tag) => t(tag))
    const reply = await sendRating(orderId, { stars, tags: said, comment })
    setSending(false)
    if (!reply.ok) return setFailure(refusalText(reply.refusal, t))
    showToast(t('order.rated'))
    onRated(stars)
  }
  return (
    <form className="login" onSubmit={(event) => void submit(event)}>
      <StarsField legend={t('order.rateTitle')} value={stars} onChange={setStars} />
      {stars > 0 ? (
        <fieldset className="tags">
          <legend>{stars >= GOOD ? t('order.tagsLike') : t('order.tagsDislike')}</legend>
          {offered.map((tag) => (
            <button
              key={tag}
              type="button"
              className="chip"
              aria-pressed={tags.includes(tag)}
              onClick={() =>
                setTags(tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag])
              }
            >
              {t(tag)}
            </button>
          ))}
        </fieldset>
      ) : null}
      <TextField
        label={t('order.rateComment')}
        name="comment"
        lines={3}
        required={false}
        value={comment}
        onChange={setComment}
        problem={null}
      />
      {failure ? (
        <p role="alert" className="field-problem">
          {failure}
        </p>
      ) : null}
      <button type="submit" className="button button-buy" disabled={sending || stars === 0}>
        {t('common.send')}
      </button>
    </form>
  )
}
