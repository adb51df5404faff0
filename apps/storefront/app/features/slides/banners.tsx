import { useRef } from 'react'
import { useCameCovered } from '../../catalogue-access/root-data/use-came-covered.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { BannerPicture } from './banner-picture.tsx'
import type { Slide } from './slides.ts'

interface BannersProps {
  readonly slides: readonly Slide[]
  /** Whether they stand in a phone's first window. */
  readonly inSight?: boolean
}

/** One stands by itself; several are a row that the browser scrolls, with arrows for a mouse. */
export function Banners({ slides, inSight = true }: BannersProps) {
  const t = useTranslate()
  const covered = useCameCovered()
  const loud = inSight && !covered
  const [only, ...others] = slides
  if (!only) return null
  if (others.length === 0) {
    return (
      <section aria-label={t('home.banners')}>
        <BannerLink slide={only} alone first={loud} />
      </section>
    )
  }
  return <Carousel slides={slides} inSight={inSight} loud={loud} />
}

interface CarouselProps extends Required<BannersProps> {
  readonly loud: boolean
}

function Carousel({ slides, inSight, loud }: CarouselProps) {
  const t = useTranslate()
  const row = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) => {
    const list = row.current
    if (!list) return
    const isAtEnd = direction > 0 && list.scrollLeft + list.clientWidth >= list.scrollWidth - 8
    const isAtStart = direction < 0 && list.scrollLeft <= 8
    const left = isAtEnd
      ? 0
      : isAtStart
        ? list.scrollWidth
        : list.scrollLeft + direction * 0.8 * list.clientWidth
    list.scrollTo({ left, behavior: 'smooth' })
  }
  return (
    <section
      aria-label={t('home.banners')}
      aria-roledescription={t('a11y.carousel')}
      className="carousel"
      data-defer={inSight ? undefined : ''}
    >
      <ul ref={row} className="rail banners" data-defer-after={2}>
        {slides.map((slide, index) => (
          <li key={slide.key} className="banner-place">
            <BannerLink slide={slide} first={loud && index === 0} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="round carousel-arrow carousel-previous"
        aria-label={t('common.previous')}
        onClick={() => move(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="round carousel-arrow carousel-next"
        aria-label={t('common.next')}
        onClick={() => move(1)}
      >
        <Icon name="right" />
      </button>
    </section>
  )
}

interface Props {
  readonly slide: Slide
  readonly alone?: boolean
  readonly first: boolean
}

function BannerLink({ slide, alone = false, first }: Props) {
  const className = alone ? 'banner banner-alone' : 'banner'
  const content = (
    <>
      <BannerPicture slide={slide} alone={alone} load={first ? 'first' : 'later'} />
      {slide.text ? (
        <span className="banner-words">
          <b>{slide.title}</b>
          <span>{slide.text}</span>
        </span>
      ) : null}
    </>
  )
  if (slide.to === null)
    return (
      <div className={className} data-defer-behind="">
        {content}
      </div>
    )
  return (
    <Link to={slide.to} className={className} aria-label={slide.title || undefined} data-defer-behind="">
      {content}
    </Link>
  )
}
