import type { Settings } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import type { Catalogue } from '@samobranka/rules'
import type {
  MenuCategory,
  ShopContact,
  ShopPlace,
  ShopView,
} from '../catalogue-access/root-data/shop-view.ts'
import { iconAddress } from '../routing/icon-address.ts'
import { insideLink } from '../routing/own-path.ts'
import { emblemAddress, fileAddress } from '../routing/picture-address.ts'
import { brandCss } from './brand-css.ts'

export function makeShopView(settings: Settings, language: Language, warehouseId: number | null): ShopView {
  const seo = settings.seoByLanguage[language] ?? settings.seo
  const { svg } = settings.logoFabrics.favicon
  return {
    name: seo.name || settings.seo.name,
    description: seo.description || settings.seo.description,
    logo: settings.logo ? emblemAddress(settings.logo) : '',
    iconSvg: svg ? fileAddress(svg) : '',
    iconPng: iconAddress(settings, 192),
    shareImage: iconAddress(settings, 512),
    css: brandCss({
      colors: { ...settings.colors, ...settings.facade.colors },
      mainFont: settings.site.mainFont,
      headingsFont: settings.site.headingsFont,
    }),
    defaultDark: settings.facade.defaultDark,
    contacts: contactsOf(settings, warehouseId),
    menu: settings.menu.map((item) => ({ ...item, url: insideLink(item.url, [settings.site.front.url]) })),
    infoTitles: settings.infoTitles,
    footerInfo: settings.facade.footerInfo,
    languages: settings.languages.map(({ code, text, isDefault }) => ({ code, text, isDefault })),
    login: { channels: settings.loginChannels, country: settings.phoneCountry },
    places: placesOf(settings),
    hidesDeliveryPrice: settings.hidesDeliveryPrice,
    addresses: settings.warehouses.map(({ address }) => address).filter(Boolean),
  }
}

/** The phone of the chosen kitchen first; without one, the operator's main one. */
function contactsOf({ contacts }: Settings, warehouseId: number | null): ShopContact[] {
  const rank = (contact: (typeof contacts)[number]) =>
    contact.warehouseId === warehouseId && warehouseId !== null ? 0 : contact.isDefault ? 1 : 2
  return contacts
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ phone, shown }) => ({ phone, shown: shown || phone }))
}

/** Every kitchen with its own phones, which may be none. */
function placesOf({ warehouses, contacts }: Settings): ShopPlace[] {
  return warehouses.map(({ id, name, address }) => ({
    id,
    name,
    address,
    contacts: contacts
      .filter(({ warehouseId }) => warehouseId === id)
      .map(({ phone, shown }) => ({ phone, shown: shown || phone })),
  }))
}

export function menuCategories({ categories }: Catalogue): MenuCategory[] {
  return categories.map(({ id, name, parent, slug, freeLimit }) => ({ id, name, parent, slug, freeLimit }))
}
