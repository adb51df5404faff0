import type { CardGoods } from '../../../catalogue-access/root-data/card-goods.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { productFromCard } from '../../catalogue-store/index.ts'
import { useAdd } from '../adding/use-add.ts'

/** A small card in the cart: all of it is the button that adds. */
export function UpsellCard({ card }: { readonly card: CardGoods }) {
  const add = useAdd()
  return (
    <li>
      <button
        type="button"
        className="upsell-card"
        onClick={() => add(productFromCard(card), { variationId: null, supplements: card.included })}
      >
        {card.picture ? (
          <span className="thumb upsell-picture">
            <Picture name={card.picture} alt="" shape="square" sizes="72px" widest={160} />
          </span>
        ) : null}
        <span className="upsell-name">{card.name}</span>
        <span className="upsell-foot">
          <Price sum={card.shownPrice} />
          <Icon name="plus" size={16} />
        </span>
      </button>
    </li>
  )
}
