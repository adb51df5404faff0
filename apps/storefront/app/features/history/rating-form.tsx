import { LIMITS } from '@samobranka/contract/limits'
import { type FormEvent, useState } from 'react'
import { callLater } from '../../catalogue-access/call-later.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { Problem } from '../../ui/fields/problem.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { StarsField, useRatingTags } from '../order/index.ts'

interface Props {
  readonly orderId: string
  readonly onRated: (stars: number) => void
}

export function RatingForm({ orderId, onRated }: Props) {
  const t = useTranslate()
  const [stars, setStars] = useState(0)
  const tags = useRatingTags(stars)
  const [comment, setComment] = useState('')
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setFailure(null)
    const reply = await callLater(
      () => import('./order-calls.ts'),
      ({ sendRating }) => sendRating(orderId, { stars, tags: tags.said, comment }),
    )
    setSending(false)
    if (!reply.ok) return setFailure(refusalText(reply.refusal, t))
    showToast(t('order.rated'))
    onRated(stars)
  }
  return (
    <form className="login" onSubmit={(event) => void submit(event)}>
      <StarsField legend={t('order.rateTitle')} value={stars} onChange={setStars} />
      {tags.field}
      <TextField
        label={t('order.rateComment')}
        name="comment"
        maxLength={LIMITS.comment}
        lines={3}
        required={false}
        value={comment}
        onChange={setComment}
      />
      <Problem>{failure}</Problem>
      <button type="submit" className="button button-buy" disabled={sending || stars === 0}>
        {t('common.send')}
      </button>
    </form>
  )
}
