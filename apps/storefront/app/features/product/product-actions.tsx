import type { OpenProduct } from '../../catalogue-access/root-data/open-product.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { shareLink } from '../../routing/share-link.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { FavouriteButton } from '../favourites/index.ts'

/** To keep it for later, and to send it to somebody. */
export function ProductActions({ opened }: { readonly opened: OpenProduct }) {
  const t = useTranslate()
  const { product, address } = opened
  const share = async () => {
    const url = new URL(address || location.href, location.href).href
    if ((await shareLink(product.name, url)) === 'copied') showToast(t('toast.linkCopied'))
  }
  return (
    <div className="product-actions">
      <FavouriteButton id={product.id}>
        <Icon name="heart" />
      </FavouriteButton>
      <button type="button" className="round" aria-label={t('common.share')} onClick={() => void share()}>
        <Icon name="share" size={22} />
      </button>
    </div>
  )
}
