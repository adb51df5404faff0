import { useRef } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rail } from '../../ui/rail.tsx'
import { tileInk } from '../../ui/tile-ink.ts'
import { useNearOnce } from '../../ui/use-near-once.ts'
import { useStoredCards } from '../catalogue-store/index.ts'
import { ProductItem } from '../product/index.ts'
import { Banners, type Slides, Stories } from '../slides/index.ts'
import { GroceryLayout } from './grocery-layout.tsx'
import type { GroceryGroups, TileGroup } from './grocery-view.ts'
import { picturedGroups } from './pictured-groups.ts'

/** A window ahead: a quick thumb does not outrun it. */
const AHEAD = '100% 0px'

export interface GroceryView extends GroceryGroups, Slides {}

/** A dark store: search, what everybody takes, then categories as small tiles under their parents. */
export function GroceryHome({ view, shopName }: { readonly view: GroceryView; readonly shopName: string }) {
  const t = useTranslate()
  const { stories, banners, popular, groups } = view
  useStoredCards(popular)
  const pictured = picturedGroups(groups.map(({ tiles }) => tiles.length))
  return (
    <GroceryLayout current="">
      <h1 className="hidden-visually">{shopName}</h1>
      <Banners slides={banners} />
      <Stories stories={stories} />
      {popular.length > 0 ? (
        <section className="home-row" data-defer="">
          <Rail
            className="rail-cards rail-dense"
            head={<h2>{t('home.popular')}</h2>}
            label={t('home.popular')}
            data-defer-after={2}
          >
            {popular.map((goods, index) => (
              <ProductItem key={goods.id} goods={goods} load={index < 4 ? 'sight' : 'later'} />
            ))}
          </Rail>
        </section>
      ) : null}
      <div className="tile-groups">
        {groups.map((group, index) => (
          <Group key={group.id} group={group} isPictured={index < pictured} />
        ))}
      </div>
    </GroceryLayout>
  )
}

interface GroupProps {
  readonly group: TileGroup
  /** The page brings its pictures; those of others come when somebody comes near. */
  readonly isPictured: boolean
}

function Group({ group, isPictured }: GroupProps) {
  const place = useRef<HTMLElement>(null)
  const near = useNearOnce(place, AHEAD, isPictured)
  return (
    <section ref={place} className="tile-group" data-defer="">
      <h2>
        <Link to={group.address}>{group.name}</Link>
      </h2>
      <ul>
        {group.tiles.map(({ id, name, address, picture, color, showsName }) => (
          <li key={id}>
            <Link to={address} className="small-tile" data-plain={picture ? undefined : ''} aria-label={name}>
              <span className="small-tile-picture">
                {picture ? <TilePicture name={picture} near={near} /> : null}
              </span>
              {showsName ? <b {...tileInk(color)}>{name}</b> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where no script runs, nobody comes near: the browser reads what is for it alone. */
function TilePicture({ name, near }: { readonly name: string; readonly near: boolean }) {
  const picture = <Picture name={name} alt="" shape="square" sizes="min(30vw, 150px)" widest={320} />
  return near ? picture : <noscript>{picture}</noscript>
}
