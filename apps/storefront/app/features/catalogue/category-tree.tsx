import { topCategories } from '@samobranka/rules'
import type { MenuCategory } from '../../catalogue-access/root-data/shop-view.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { menuPath } from '../../routing/paths.ts'
import { Link } from '../../ui/link.tsx'

interface Props {
  readonly menu: readonly MenuCategory[]
  readonly current: string
}

/** All top categories; the open one shows what lies under it. */
export function CategoryTree({ menu, current }: Props) {
  const t = useTranslate()
  const top = topCategories(menu)
  return (
    <nav aria-label={t('catalogue.categories')} className="tree">
      <ul>
        {top.map((category) => {
          const address = menuPath(category.slug)
          const open = current === address || current.startsWith(`${address}/`)
          return (
            <li key={category.id}>
              <TreeLink name={category.name} address={address} current={current} />
              {open ? (
                <ul>
                  {menu
                    .filter(({ parent }) => parent === category.id)
                    .map(({ id, name, slug }) => (
                      <li key={id}>
                        <TreeLink name={name} address={menuPath(category.slug, slug)} current={current} />
                      </li>
                    ))}
                </ul>
              ) : null}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function TreeLink({ name, address, current }: { name: string; address: string; current: string }) {
  return (
    <Link to={address} aria-current={address === current ? 'page' : undefined}>
      {name}
    </Link>
  )
}
