import type { ShopFace } from '../../lib/shop-face.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { ShopLink } from './shop-link.tsx'

export function Footer({ shop, year }: { readonly shop: ShopFace; readonly year: number }) {
  const t = useTranslate()
  return (
    <footer className="footer">
      <div className="page footer-row">
        <div className="footer-soft space-y-3">
          {/* The operator's own text, from settings that only he can write. */}
          {shop.footerInfo ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
            <div className="footer-info" dangerouslySetInnerHTML={{ __html: shop.footerInfo }} />
          ) : null}
          <p>{t('footer.rights', { year: String(year), shop: shop.name })}</p>
        </div>
        <nav aria-label={t('menu.pages')}>
          <ul>
            {shop.menu.map(({ title, url }) => (
              <li key={`${title} ${url}`}>
                <ShopLink to={url}>{title}</ShopLink>
              </li>
            ))}
          </ul>
        </nav>
        <ul>
          {shop.contacts.map(({ phone, shown }) => (
            <li key={phone}>
              <a href={`tel:${phone}`} className="font-semibold">
                {shown}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
