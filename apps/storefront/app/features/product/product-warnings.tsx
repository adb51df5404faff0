import { contentsOf, type Product } from '@samobranka/rules'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useUnwanted } from '../diet-filter/index.ts'

/** What the dish has in it although the person said he does not eat it. */
export function ProductWarnings({ product }: { readonly product: Product }) {
  const t = useTranslate()
  const found = useUnwanted(contentsOf(product))
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
