import type { CSSProperties } from 'react'
import { useCameCovered } from '../../catalogue-access/root-data/use-came-covered.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { type Load, Picture } from '../../ui/picture.tsx'
import type { Tile } from './tile.ts'

/** One tile in seven is twice as wide, so that a long wall of them has a rhythm. */
const WIDE_EVERY = 7

/** The first is the largest thing on a phone's screen. */
const loadOf = (place: number): Load => (place === 0 ? 'first' : place < 6 ? 'sight' : 'later')

export function CategoryTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const t = useTranslate()
  const covered = useCameCovered()
  return (
    <nav aria-label={t('catalogue.categories')} className="wall">
      <ul className="tiles">
        {tiles.map((tile, index) => {
          const wide = index % WIDE_EVERY === 0 && tile.widePicture !== ''
          return (
            <li key={tile.id} className={wide ? 'tile-wide' : undefined}>
              <TileLink tile={tile} wide={wide} load={covered ? 'later' : loadOf(index)} />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

interface Props {
  readonly tile: Tile
  readonly wide: boolean
  readonly load: Load
}

function TileLink({ tile, wide, load }: Props) {
  const colour = tile.color ? ({ '--tile-ink': tile.color } as CSSProperties) : undefined
  return (
    <Link
      to={tile.address}
      className={tile.color ? 'tile' : 'tile tile-shaded'}
      style={colour}
      aria-label={tile.name}
      data-plain={tile.picture ? undefined : ''}
      data-defer=""
    >
      {tile.picture ? (
        <Picture
          name={wide ? tile.widePicture : tile.picture}
          alt=""
          sizes={wide ? 'min(92vw, 620px)' : 'min(46vw, 310px)'}
          narrowest={320}
          widest={wide ? 1280 : 640}
          load={load}
        />
      ) : null}
      {/* A picture that says it may not come. */}
      <b hidden={!tile.showsName}>{tile.name}</b>
    </Link>
  )
}
