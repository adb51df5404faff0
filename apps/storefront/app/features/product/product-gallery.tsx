import type { Product } from '@samobranka/rules'
import { useRef, useState } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Pictures side by side, one in view: a finger, a wheel or the keys move them without a script; a mouse has arrows. */
export function ProductGallery({ product }: { readonly product: Product }) {
  const t = useTranslate()
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const total = product.images.length
  const move = (by: 1 | -1) => {
    const list = row.current
    list?.scrollTo({ left: (current + by) * list.clientWidth, behavior: 'smooth' })
  }
  return (
    <div className="product-gallery">
      <ul
        ref={row}
        className="gallery"
        aria-label={total > 1 ? t('a11y.carousel') : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {product.images.map((image, index) => (
          <li key={image}>
            <Picture
              name={image}
              alt={
                total > 1 ? t('a11y.photo', { name: product.name, current: index + 1, total }) : product.name
              }
              shape="square"
              sizes="(width < 768px) 86vw, 480px"
              widest={960}
              load={index === 0 ? 'first' : 'later'}
            />
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <div className="gallery-moves">
          <button
            type="button"
            className="round"
            aria-label={t('common.previous')}
            disabled={current === 0}
            onClick={() => move(-1)}
          >
            <Icon name="left" size={20} />
          </button>
          <span aria-hidden="true">
            {product.images.map((_, place) => (place === current ? '●' : '○')).join(' ')}
          </span>
          <button
            type="button"
            className="round"
            aria-label={t('common.next')}
            disabled={current === total - 1}
            onClick={() => move(1)}
          >
            <Icon name="right" size={20} />
          </button>
        </div>
      ) : null}
    </div>
  )
}
