import { Suspense, useState } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'

const RatingForm = lazyPart(async () => (await import('./rating-form.tsx')).RatingForm)

interface Props {
  readonly orderId: string
  readonly number: string
  /** null: not rated yet. */
  readonly stars: number | null
}

/** The stars given, or the way to give them. */
export function RateButton({ orderId, number, stars }: Props) {
  const t = useTranslate()
  const [given, setGiven] = useState(stars)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (given !== null) return <Stars given={given} />
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {t('order.rate')}
      </button>
      <Sheet open={open} onClose={close} title={t('order.title', { number })}>
        <Suspense fallback={<div className="login skeleton h-64" />}>
          <RatingForm
            orderId={orderId}
            onRated={(chosen) => {
              close()
              setGiven(chosen)
            }}
          />
        </Suspense>
      </Sheet>
    </>
  )
}

/** A rating that was given. */
function Stars({ given }: { readonly given: number }) {
  const t = useTranslate()
  return (
    <p className="stars-given" role="img" aria-label={t('order.star', { star: given })}>
      {'★'.repeat(given)}
      <span>{'★'.repeat(Math.max(0, 5 - given))}</span>
    </p>
  )
}
