import { useCameCovered } from '../../catalogue-access/root-data/use-came-covered.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { menuPath } from '../../routing/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Rail } from '../../ui/rail.tsx'
import { SuitsChip } from '../diet-filter/index.ts'
import { Banners, Stories } from '../slides/index.ts'
import { HomeRows } from './home-rows.tsx'
import type { HomeView } from './home-view.ts'

export function HomePage({ view, shopName }: { readonly view: HomeView; readonly shopName: string }) {
  return (
    <div className="page home">
      <h1 className="hidden-visually">{shopName}</h1>
      <Stories stories={view.stories} />
      <Banners slides={view.banners} />
      <CategoryChips rows={view.rows} />
      <HomeRows rows={view.rows} inSight={!useCameCovered()} />
    </div>
  )
}

function CategoryChips({ rows }: Pick<HomeView, 'rows'>) {
  const t = useTranslate()
  return (
    <nav aria-label={t('catalogue.categories')} className="sticky-chips">
      <Rail className="chips" data-defer="">
        <li className="suits-aside">
          <SuitsChip goods={rows.flatMap(({ containing }) => containing)} />
        </li>
        {rows.map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={menuPath(slug)} className="chip">
              {name}
            </Link>
          </li>
        ))}
      </Rail>
    </nav>
  )
}
