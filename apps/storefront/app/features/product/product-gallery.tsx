import type { Product } from '@samobranka/rules'
import { useTranslate } from '../../lib/speech.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Badges } from './badges.tsx'

/** Pictures side by side, one in view: a finger, a wheel or the keys move them without a script. */
export function ProductGallery({ product }: { readonly product: Product }) {
  const t = useTranslate()
  const total = product.images.length
  return (
    <div className="product-gallery">
      <ul className="gallery" aria-label={total > 1 ? t('a11y.carousel') : undefined}>
        {product.images.map((image, index) => (
          <li key={image}>
            <Picture
              name={image}
              alt={
                total > 1 ? t('a11y.photo', { name: product.name, current: index + 1, total }) : product.name
              }
              shape="square"
              sizes="(width < 768px) 100vw, 480px"
              widest={960}
              load={index === 0 ? 'first' : 'later'}
            />
          </li>
        ))}
      </ul>
      <div className="card-badges gallery-badges">
        <Badges badges={product.badges} />
      </div>
    </div>
  )
}
