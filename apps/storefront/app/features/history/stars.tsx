import { useTranslate } from '../../i18n/i18n.tsx'

/** A rating that was given. */
export function Stars({ given }: { readonly given: number }) {
  const t = useTranslate()
  return (
    <p className="stars-given" role="img" aria-label={t('order.star', { star: given })}>
      {'★'.repeat(given)}
      <span>{'★'.repeat(Math.max(0, 5 - given))}</span>
    </p>
  )
}
