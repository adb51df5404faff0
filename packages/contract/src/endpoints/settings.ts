import { banner } from '../nouns/content/banner.ts'
import { promoSettings } from '../nouns/loyalty/promo-settings.ts'
import { language, shortWord } from '../nouns/request-parts.ts'
import { frontSettings } from '../nouns/settings/front-settings.ts'
import { settings } from '../nouns/settings/settings.ts'
import { list } from '../wire/list.ts'
import { endpoint } from './endpoint.ts'
import { query } from './query.ts'

export const allSettings = endpoint({
  name: 'allSettings',
  method: 'GET',
  path: '/wp-json/v1/all_settings',
  summary: 'The settings document.',
  auth: 'public',
  query: query({ t: shortWord, lang: language }),
  answer: settings,
})

export const frontTemplates = endpoint({
  name: 'frontTemplates',
  method: 'GET',
  path: '/wp-json/front/settings',
  summary: 'Templates: the page type and what belongs to it.',
  auth: 'public',
  answer: frontSettings,
})

export const bannersJson = endpoint({
  name: 'bannersJson',
  method: 'GET',
  path: '/banners-json',
  summary: 'Banners and stories.',
  auth: 'public',
  query: query({ lang: language }),
  answer: list(banner),
})

export const promoTerms = endpoint({
  name: 'promoTerms',
  method: 'GET',
  path: '/wp-json/systeminfo/v1/coupons/seettings',
  summary: 'Which discounts combine.',
  auth: 'public',
  answer: promoSettings,
})
