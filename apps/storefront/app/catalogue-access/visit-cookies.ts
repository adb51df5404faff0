import { pageCookie } from '../routing/page-input.ts'

export const CURRENCY_COOKIE = pageCookie('currency')
export const PAGE_TYPE_COOKIE = pageCookie('page_type')
