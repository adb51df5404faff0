import { referralTermsOfUser } from '@samobranka/contract'
import { renderSVG } from 'uqr'
import { askOrNull, languageQuery } from '../../catalogue-access/ask-backend.ts'
import type { Shop } from '../../catalogue-access/shop.ts'
import type { Visit } from '../../catalogue-access/visit.ts'
import { dayText } from '../../format/instant-text.ts'
import { serverTranslator, shopZone } from '../../i18n/server-translator.ts'

export interface ReferralView {
  readonly code: string
  readonly link: string
  /** An image's address: the link as a square of dots. */
  readonly qr: string
  readonly friendGets: { readonly percent: number } | { readonly sum: number } | null
  readonly referrerBonus: number
  readonly invited: number
  readonly earned: number
  readonly friends: readonly { readonly name: string; readonly when: string; readonly earned: number }[]
}

export async function loadReferrals(shop: Shop, visit: Visit): Promise<ReferralView | null> {
  const query = languageQuery(visit)
  const info = await askOrNull(shop, 'referral', (signal) =>
    shop.backend.call(referralTermsOfUser, { query, signal }),
  )
  if (!info?.code) return null
  const t = await serverTranslator(visit)
  const zone = shopZone(visit)
  // The shop's address as the customer knows it: the backend may stand behind another.
  const link = `${shop.publicUrl}/?referral=${encodeURIComponent(info.code)}`
  return {
    code: info.code,
    link,
    qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`,
    friendGets: giftOf(info.discountType, info.amount),
    referrerBonus: info.referrerBonus / 100,
    invited: info.invited,
    earned: info.earned / 100,
    friends: info.friends.map(({ name, at, earned }) => ({
      name,
      when: dayText(at, zone, t),
      earned: earned / 100,
    })),
  }
}

function giftOf(type: 'percent' | 'fixed_cart', amount: number): ReferralView['friendGets'] {
  if (amount === 0) return null
  return type === 'percent' ? { percent: amount / 100 } : { sum: amount }
}
