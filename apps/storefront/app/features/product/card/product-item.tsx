import { useContext } from 'react'
import type { CardGoods } from '../../../catalogue-access/root-data/card-goods.ts'
import { ShopTermsContext, useShopTerms } from '../../../catalogue-access/root-data/shop-terms.tsx'
import { SentSwitchesContext, useIsStopped } from '../../../catalogue-access/switches-now.ts'
import { I18nContext, useI18n } from '../../../i18n/i18n.tsx'
import { PageWriterContext } from '../../../render/page-writer-context.ts'
import type { Load } from '../../../ui/picture.tsx'
import { ProductCard } from './product-card.tsx'

interface Props {
  readonly goods: CardGoods
  /** How soon its picture is wanted. */
  readonly load?: Load | undefined
}

/** A card in a list. */
export const ProductItem = import.meta.env.SSR ? CachedItem : DrawnItem

function DrawnItem({ goods, load }: Props) {
  return (
    <li>
      <ProductCard goods={goods} load={load} />
    </li>
  )
}

/** On the server a card is drawn for the first page that shows it, and copied into the others. */
function CachedItem({ goods, load = 'later' }: Props) {
  const page = useContext(PageWriterContext)
  const i18n = useI18n()
  const terms = useShopTerms()
  const switches = useContext(SentSwitchesContext)
  const isStopped = useIsStopped(goods.id)
  // All that the copy is drawn with: a card that begins to read another of the terms needs no word here.
  const look = { subject: goods, i18n, variant: [load, isStopped, ...Object.values(terms)].join() }
  // The head of the page asks for the loudest pictures: such a card leaves a word there, and is no copy.
  if (load === 'first') return <DrawnItem goods={goods} load={load} />
  const placeholder = page?.fragment(look, () => (
    <I18nContext value={i18n}>
      <ShopTermsContext value={terms}>
        <SentSwitchesContext value={switches}>
          <ProductCard goods={goods} load={load} />
        </SentSwitchesContext>
      </ShopTermsContext>
    </I18nContext>
  ))
  if (!placeholder) return <DrawnItem goods={goods} load={load} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands for what React itself wrote of the same card
  return <li dangerouslySetInnerHTML={{ __html: placeholder }} />
}
