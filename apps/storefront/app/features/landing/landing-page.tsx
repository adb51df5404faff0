import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { useCameCovered } from '../../catalogue-access/root-data/use-came-covered.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import type { Load } from '../../ui/picture.tsx'
import { Rail } from '../../ui/rail.tsx'
import { useGoodsParts, WHOLE } from '../catalogue/index.ts'
import { useStoredCards } from '../catalogue-store/index.ts'
import { SuitsChip, suits, useDiet } from '../diet-filter/index.ts'
import { LongGrid, loadInWindow, loadLater, roomFor, roomForLists } from '../product/index.ts'
import { Banners, type Slides, Stories } from '../slides/index.ts'
import { blockId } from './block.ts'
import type { LandingSection } from './landing-view.ts'
import { useBlocks } from './use-blocks.ts'

export interface LandingView extends Slides {
  readonly sections: readonly LandingSection[]
}

/** The whole menu on one page; the address goes with what is in view. */
export function LandingPage({ view, shopName }: { readonly view: LandingView; readonly shopName: string }) {
  const { stories, banners, sections } = view
  const goods = useMemo(
    () => sections.flatMap(({ groups }) => groups.flatMap((group) => group.goods)),
    [sections],
  )
  useStoredCards(goods)
  const all = useMemo(
    () => sections.flatMap(({ groups }) => groups.flatMap((group) => group.containing)),
    [sections],
  )
  const { firstBlock, current, goTo } = useBlocks(sections, shopName)
  // A product that lies over the page: its picture goes before the cards'.
  const covered = useCameCovered()
  return (
    <div className="page home landing">
      <h1 className="hidden-visually">{shopName}</h1>
      <Stories stories={stories} />
      <Banners slides={banners} inSight={firstBlock === null} />
      <BlockChips sections={sections} goods={all} current={current} onGo={goTo} />
      {sections.map((section, index) => (
        <Block
          key={section.id}
          section={section}
          inWindow={firstBlock === null ? index === 0 : section.slug === firstBlock}
          loadOf={covered ? loadLater : firstBlock === null ? loadUnderBanners : loadInWindow}
        />
      ))}
    </div>
  )
}

interface ChipsProps {
  readonly goods: LandingSection['groups'][number]['containing']
  readonly sections: readonly LandingSection[]
  readonly current: string | null
  readonly onGo: (slug: string) => void
}

function BlockChips({ sections, goods, current, onGo }: ChipsProps) {
  const t = useTranslate()
  const bar = useRef<HTMLElement>(null)
  const diet = useDiet()
  const isHidden = ({ groups }: Pick<LandingSection, 'groups'>) =>
    diet.only && groups.every((group) => group.containing.every(({ contains }) => !suits(contains, diet)))
  useEffect(() => {
    const chip = current ? bar.current?.querySelector<HTMLElement>('[aria-current]') : null
    const row = chip?.closest('ul')
    if (chip && row)
      row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.clientWidth) / 2, behavior: 'smooth' })
  }, [current])
  const go = (event: MouseEvent, slug: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onGo(slug)
  }
  return (
    <nav ref={bar} aria-label={t('catalogue.categories')} className="sticky-chips">
      <Rail className="chips">
        <li className="suits-aside">
          <SuitsChip goods={goods} />
        </li>
        {sections.map(({ id, name, slug, address, ...section }) => (
          <li key={id} hidden={isHidden(section)}>
            <Link
              to={address}
              preventScrollReset
              className="chip"
              aria-current={slug === current ? 'true' : undefined}
              onClick={(event) => go(event, slug)}
            >
              {name}
            </Link>
          </li>
        ))}
      </Rail>
    </nav>
  )
}

type LoadOf = (place: number) => Load

const loadUnderBanners: LoadOf = (place) => (place < 2 ? 'sight' : 'later')

interface BlockProps {
  readonly section: LandingSection
  /** The page comes with it in the first window: it is the one that was asked for, or the first. */
  readonly inWindow: boolean
  /** Of its first goods, if it is. */
  readonly loadOf: LoadOf
}

function Block({ section, inWindow, loadOf }: BlockProps) {
  const { name, slug, description, groups } = section
  const slugs = useMemo(() => [slug], [slug])
  const partOf = useGoodsParts({ slugs, selection: WHOLE })
  return (
    <section
      id={blockId(slug)}
      className={inWindow ? 'landing-block' : 'landing-block landing-later'}
      style={roomForLists(groups.map(({ count }) => count))}
      aria-labelledby={`${blockId(slug)}-name`}
      data-defer={inWindow ? undefined : ''}
    >
      <h2 id={`${blockId(slug)}-name`}>{name}</h2>
      {description ? <p className="landing-about">{description}</p> : null}
      {groups.map((group, place) => (
        <div
          key={group.id}
          className={`landing-group${group.name ? ' landing-named' : ''}${inWindow ? ' landing-now' : ''}`}
          style={roomFor(group.count)}
          data-defer={inWindow ? '' : undefined}
        >
          {group.name ? <h3>{group.name}</h3> : null}
          <LongGrid
            goods={group.goods}
            count={group.count}
            list={group.id}
            partOf={partOf}
            className="grid-cards"
            loadOf={inWindow && place === 0 ? loadOf : loadLater}
            deferAfter={inWindow ? 2 : undefined}
          />
        </div>
      ))}
    </section>
  )
}
