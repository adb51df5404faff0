import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../lib/speech.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rail } from '../../ui/rail.tsx'
import type { Slide } from './slides.ts'

export function Stories({ slides }: { readonly slides: readonly Slide[] }) {
  const t = useTranslate()
  if (slides.length === 0) return null
  return (
    <section aria-label={t('home.stories')}>
      <Rail className="stories">
        {slides.map((slide, index) => (
          <li key={slide.key}>
            <SlideLink slide={slide} className="story">
              <Picture
                name={slide.picture}
                alt=""
                sizes="132px"
                widest={320}
                load={index < 4 ? 'soon' : 'later'}
              />
              <span>{slide.title}</span>
            </SlideLink>
          </li>
        ))}
      </Rail>
    </section>
  )
}

export function Banners({ slides }: { readonly slides: readonly Slide[] }) {
  const t = useTranslate()
  if (slides.length === 0) return null
  return (
    <section aria-label={t('home.banners')}>
      <Rail className="banners">
        {slides.map((slide, index) => (
          <li key={slide.key} className="banner-place">
            <SlideLink slide={slide} className="banner">
              <Picture
                name={slide.picture}
                alt={slide.title}
                shape="wide"
                sizes="(width < 768px) 92vw, 620px"
                widest={1280}
                load={index === 0 ? 'first' : 'later'}
              />
              {slide.text ? (
                <span className="banner-words">
                  <b>{slide.title}</b>
                  <span>{slide.text}</span>
                </span>
              ) : null}
            </SlideLink>
          </li>
        ))}
      </Rail>
    </section>
  )
}

interface LinkProps {
  readonly slide: Slide
  readonly className: string
  readonly children: ReactNode
}

function SlideLink({ slide, className, children }: LinkProps) {
  if (slide.to === null) return <div className={className}>{children}</div>
  return (
    <Link to={slide.to} discover="none" className={className} aria-label={slide.title || undefined}>
      {children}
    </Link>
  )
}
