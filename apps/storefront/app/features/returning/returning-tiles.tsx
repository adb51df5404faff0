import { numberWriter } from '@samobranka/dictionary'
import { Suspense, useMemo } from 'react'
import { readKeys } from '../../catalogue-access/order-keys.ts'
import { useI18n, useTranslate } from '../../i18n/i18n.tsx'
import { accountPath, bonusesPath } from '../../routing/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Rail } from '../../ui/rail.tsx'
import { isCustomer, type LastOrder, useAccount, useCustomer } from '../account/index.ts'
import { openRepeat } from '../cart/index.ts'
import { cardGoods, useCatalogueStore } from '../catalogue-store/index.ts'
import { useFavourites } from '../favourites/index.ts'
import { OrderTile, useActiveOrderIds, useKnownOrders } from '../order/index.ts'
import { ProductLink } from '../product/index.ts'
import { LaterWords } from '../words/index.ts'
import { goodsOfOrder } from './last-basket.ts'

const MOST_FAVOURITES = 8
const ONE_BONUS = 100

/** The order that is on its way, the last one again, the card's balance, and what is liked; each as wide before it is known what it says. */
export function ReturningTiles() {
  const last = useLastOrder()
  const customer = useCustomer()
  const liked = useFavourites((state) => state.ids)
  return (
    <Rail className="returning">
      <ActiveOrderTile />
      {last === 'unknown' ? <TileGap /> : null}
      {last && last !== 'unknown' ? (
        <li>
          <RepeatTile {...last} />
        </li>
      ) : null}
      {isCustomer(customer) ? (
        <li>
          <CardTile name={customer.name} />
        </li>
      ) : null}
      {liked.slice(0, MOST_FAVOURITES).map((id) => (
        <FavouriteTile key={id} id={id} />
      ))}
    </Rail>
  )
}

/** One of the orders that are waited for; its place goes with its end. */
function ActiveOrderTile() {
  const ids = useActiveOrderIds()
  const [order] = useKnownOrders((state) => state.orders)
  if (ids === '') return null
  if (!order) return <TileGap />
  return (
    <li>
      <Suspense fallback={<span className="skeleton returning-tile" />}>
        <LaterWords>
          <OrderTile order={order} />
        </LaterWords>
      </Suspense>
    </li>
  )
}

/** What this browser ordered last; a customer who never did so here had his last basket elsewhere. */
function useLastOrder(): LastOrder | null | 'unknown' {
  const customer = useCustomer()
  const ofAccount = useAccount((state) => state.lastOrder)
  const here = useMemo(() => readKeys()[0]?.id, [])
  const products = useMemo(() => (here ? goodsOfOrder(here) : []), [here])
  const isKnown = isCustomer(customer) && ofAccount !== null && ofAccount !== 'unknown'
  // Looked at here, but placed elsewhere: only the account knows what was in it.
  if (here && (products.length > 0 || !isKnown)) return { id: here, products }
  return isCustomer(customer) ? ofAccount : null
}

function RepeatTile({ id: orderId, products: ordered }: LastOrder) {
  const t = useTranslate()
  const products = useCatalogueStore((store) => store.products)
  const held = [...new Set(ordered)].flatMap((id) => products.get(id) ?? [])
  const names = held.map(({ name }) => name).join(', ')
  const picture = held.find(({ images }) => images[0])?.images[0]
  return (
    <button type="button" className="returning-tile" onClick={() => openRepeat(orderId, true)}>
      {picture ? <Thumbnail name={picture} /> : <Icon name="cart" />}
      <span>
        <b>{t('home.repeat')}</b>
        <small>{names || t('home.lastOrder')}</small>
      </span>
    </button>
  )
}

function CardTile({ name }: { readonly name: string }) {
  const { t, language } = useI18n()
  const bonus = useAccount((state) => state.bonus)
  const balance = bonus?.active ? Math.floor(bonus.balance / ONE_BONUS) : null
  return (
    <Link to={balance === null ? accountPath() : bonusesPath()} className="returning-tile returning-card">
      <Icon name="gift" />
      <span>
        <b>{balance === null ? name || t('header.profile') : numberWriter(language)(balance)}</b>
        <small>{t(balance === null ? 'header.profile' : 'home.bonuses')}</small>
      </span>
    </Link>
  )
}

function FavouriteTile({ id }: { readonly id: number }) {
  const catalogue = useCatalogueStore((store) => store.catalogue)
  const warehouseId = useCatalogueStore((store) => store.warehouseId)
  const product = catalogue?.products.find((each) => each.id === id)
  // The whole catalogue is here, and it is not in it any more.
  if (catalogue && !product) return null
  if (!catalogue || !product) return <TileGap />
  const goods = cardGoods(product, catalogue, warehouseId)
  return (
    <li>
      <ProductLink id={id} address={goods.address} className="returning-tile">
        {goods.picture ? <Thumbnail name={goods.picture} /> : <Icon name="heart" />}
        <span>
          <b>{goods.name}</b>
          <small>
            <Price sum={goods.shownPrice} from={goods.variations.length > 1} />
          </small>
        </span>
      </ProductLink>
    </li>
  )
}

const TileGap = () => (
  <li aria-hidden="true">
    <span className="skeleton returning-tile" />
  </li>
)

const Thumbnail = ({ name }: { readonly name: string }) => (
  <Picture name={name} alt="" shape="square" sizes="52px" widest={160} />
)
