import { flag } from '../../wire/flag.ts'
import { idList } from '../../wire/id-list.ts'
import { image } from '../../wire/image.ts'
import { list } from '../../wire/list.ts'
import { percent } from '../../wire/money.ts'
import { unknownKeys } from '../../wire/noun.ts'
import { count, optionalId } from '../../wire/number.ts'
import { record, untouched } from '../../wire/record.ts'
import { verbatim, word } from '../../wire/text.ts'
import { deliveryMethods } from '../delivery/delivery-method.ts'
import { deliverySettings, NO_DELIVERY_SETTINGS } from '../delivery/delivery-settings.ts'
import { bonusLevel, NO_REFERRAL, referralTerms } from '../loyalty/loyalty-terms.ts'
import { colors, facade, logoFabrics, PLAIN_FACADE, siteSeo } from './appearance.ts'
import { currency } from './currency.ts'
import { guestLimits, USUAL_GUEST_LIMITS } from './guest-limits.ts'
import * as part from './settings-parts.ts'
import { siteSettings } from './site-settings.ts'

const NO_SITE = {
  cacheVersion: '2.0.15',
  mainFont: '',
  headingsFont: '',
  usesPageTranslation: false,
  demoPreviews: [],
  screenshot1: '',
  screenshot2: '',
  include: { metrics: '', scripts: '' },
  front: { url: '' },
  extra: {},
}

/** What the operator writes in settings.json. */
export const operatorTable = {
  site: ['allSettings', siteSettings, NO_SITE],
  logo: ['logo', image, ''],
  seo: ['seo', siteSeo, { name: '', description: '' }],
  seoByLanguage: ['seo_by_langs', record(siteSeo), {}],
  robots: ['robots', verbatim, ''],
  locations: ['locations', list(part.location), []],
  colors: ['colors', colors, {}],
  logoFabrics: ['logoFabrics', logoFabrics, { favicon: { png: '', svg: '' } }],
  facade: ['facade', facade, PLAIN_FACADE],
  shippingMethods: ['shipping_methods', deliveryMethods, []],
  map: ['map', part.mapSettings, { provider: '', key: '', styleUrl: '' }],
  delivery: ['delivery', deliverySettings, NO_DELIVERY_SETTINGS],
  singleStockMode: ['single_stock_mode', flag, false],
  singleStockId: ['single_stock_id', optionalId, null],
  pendingOrderSeconds: ['pending_order_cansel_time', count, 1800],
  buyingDisabled: ['product_disable_buy', flag, false],
  orderingDisabledAt: ['disable_ordering', idList, []],
  addressFirst: ['need_to_choose_address_first', flag, false],
  currencySymbol: ['front_currency', part.currencySymbol, '₽'],
  translate: ['translate', record(untouched), {}],
  showsOutOfStock: ['show_out_of_stock_products', flag, true],
  simplifiedOrder: ['simplified_order', flag, false],
  hidesDeliveryPrice: ['dont_show_delivery_price', flag, false],
  fragmentedCatalogue: ['catalog_fragmented', flag, false],
  currencies: ['currencies', list(currency), []],
  bonusLevels: ['bonus_levels', list(bonusLevel), []],
  percentMax: ['percent_max', percent, 3000],
  tips: ['tips', part.tipsSettings, { presets: [0, 5, 10, 15] }],
  referral: ['referral', referralTerms, NO_REFERRAL],
  phoneCountry: ['phone_default_country', word, 'RU'],
  guestLimits: ['guest_limits', guestLimits, USUAL_GUEST_LIMITS, 'sparse'],
  loginChannels: ['login_channels', list(part.loginChannel), ['sms']],
  galleries: ['galleries', part.galleryNames, [], 'sparse'],
  menu: ['menu', list(part.menuItem), []],
  infoTitles: ['info_titles', list(part.infoTitle), []],
  extra: unknownKeys,
} as const
