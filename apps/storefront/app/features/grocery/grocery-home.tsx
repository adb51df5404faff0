import { useTranslate } from '../../lib/speech.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rail } from '../../ui/rail.tsx'
import { ProductItem } from '../product/index.ts'
import { useShelfOf } from '../shelf/index.ts'
import { Banners, type Slides, Stories } from '../slides/index.ts'
import { GroceryFloor } from './grocery-floor.tsx'
import type { GroceryShelves, TileGroup } from './grocery-view.ts'

export interface GroceryView extends GroceryShelves, Slides {}

/** A dark store: search, what everybody takes, then shelves as small tiles under their parents. */
export function GroceryHome({ view, shopName }: { readonly view: GroceryView; readonly shopName: string }) {
  const t = useTranslate()
  const { stories, banners, popular, groups } = view
  useShelfOf(popular)
  return (
    <GroceryFloor current="">
      <h1 className="hidden-visually">{shopName}</h1>
      <Banners slides={banners} />
      <Stories stories={stories} />
      {popular.length > 0 ? (
        <section className="home-row row-in-sight">
          <Rail
            className="rail-cards rail-dense"
            head={<h2>{t('home.popular')}</h2>}
            label={t('home.popular')}
          >
            {popular.map((goods, index) => (
              <ProductItem key={goods.id} goods={goods} load={index < 4 ? 'sight' : 'later'} />
            ))}
          </Rail>
        </section>
      ) : null}
      <div className="tile-groups">
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </GroceryFloor>
  )
}

function Group({ group }: { readonly group: TileGroup }) {
  return (
    <section className="tile-group">
      <h2>
        <Link to={group.address}>{group.name}</Link>
      </h2>
      <ul>
        {group.tiles.map(({ id, name, address, picture }) => (
          <li key={id}>
            <Link to={address} className="small-tile">
              <span className="small-tile-picture">
                {picture ? (
                  <Picture name={picture} alt="" shape="square" sizes="min(30vw, 150px)" widest={320} />
                ) : null}
              </span>
              <b>{name}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
