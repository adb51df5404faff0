import { type Product, preferenceWarnings } from '@samobranka/rules'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePreferences } from '../account/index.ts'

/** What the dish has in it although the customer said he does not eat it. */
export function ProductWarnings({ product }: { readonly product: Product }) {
  const t = useTranslate()
  const preferences = usePreferences()
  const found = preferences ? preferenceWarnings(product, preferences) : []
  if (found.length === 0) return null
  return (
    <div role="alert" className="product-warning">
      <Icon name="alert" />
      <div>
        <b>{t('product.warning', { names: found.map((content) => t(`allergen.${content}`)).join(', ') })}</b>
        <p className="text-small">{t('product.warningHint')}</p>
      </div>
    </div>
  )
}
