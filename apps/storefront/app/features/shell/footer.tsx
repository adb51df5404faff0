import type { Language } from '@samobranka/dictionary'
import { memo } from 'react'
import type { ShopPlace, ShopView } from '../../catalogue-access/root-data/shop-view.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { CurrencySelect } from '../currency/index.ts'
import { LanguageSelect } from '../language/index.ts'
import { ThemeSwitch } from '../theme/index.ts'
import { PageTranslation } from '../translation/index.ts'
import { ShopLink } from './shop-link.tsx'

interface Props {
  readonly shop: ShopView
  /** Of each place, in their order. */
  readonly hours: readonly string[]
  readonly year: number
  /** The page's language, where a service offers to translate it. */
  readonly translatedFrom: Language | null
}

export const Footer = memo(function Footer({ shop, hours, year, translatedFrom }: Props) {
  const t = useTranslate()
  const elsewhere = shop.contacts.filter(
    ({ phone }) => !shop.places.some(({ contacts }) => contacts.some((contact) => contact.phone === phone)),
  )
  return (
    <footer className="footer" data-defer="unseen">
      <div className="page footer-row">
        <div className="footer-about">
          <p className="footer-name">
            {shop.logo ? <img src={shop.logo} alt="" width={36} height={36} loading="lazy" /> : null}
            {shop.name}
          </p>
          {/* The operator's own text, from settings that only he can write. */}
          {shop.footerInfo ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
            <div className="footer-info" dangerouslySetInnerHTML={{ __html: shop.footerInfo }} />
          ) : null}
          {elsewhere.map(({ phone, shown }) => (
            <Phone key={phone} phone={phone} shown={shown} />
          ))}
        </div>
        {shop.menu.length > 0 ? (
          <nav aria-label={t('menu.pages')}>
            <ul>
              {shop.menu.map(({ title, url }) => (
                <li key={`${title} ${url}`}>
                  <ShopLink to={url}>{title}</ShopLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <ul className="footer-places">
          {shop.places.map((place, index) => (
            <Place key={place.id} place={place} hours={hours[index] ?? ''} />
          ))}
        </ul>
      </div>
      <div className="page footer-end">
        <p>{t('footer.rights', { year: String(year), shop: shop.name })}</p>
        <div className="footer-settings">
          <ThemeSwitch />
          <LanguageSelect languages={shop.languages} />
          <CurrencySelect />
        </div>
        {/* The settings beside it are in the menu on phones; the offer is not. */}
        {translatedFrom ? <PageTranslation language={translatedFrom} /> : null}
      </div>
    </footer>
  )
})

function Place({ place, hours }: { readonly place: ShopPlace; readonly hours: string }) {
  return (
    <li>
      <b>{place.name}</b>
      {place.address ? <address>{place.address}</address> : null}
      {hours ? <p>{hours}</p> : null}
      {place.contacts.map(({ phone, shown }) => (
        <Phone key={phone} phone={phone} shown={shown} />
      ))}
    </li>
  )
}

function Phone({ phone, shown }: { readonly phone: string; readonly shown: string }) {
  return (
    <a href={`tel:${phone}`} className="footer-phone">
      {shown}
    </a>
  )
}
