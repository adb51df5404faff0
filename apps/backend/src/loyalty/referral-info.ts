import type { InvitedFriend, ReferralInfo } from '@samobranka/contract'
import type { ReferralTerms } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { maskPhone } from '../phone/mask-phone.ts'

/** The customer's code, what it gives, and the friends it brought, newest first. */
export async function loadReferralInfo(
  sql: Sql,
  terms: ReferralTerms,
  customerId: number,
  shopUrl: string,
): Promise<ReferralInfo> {
  const { referral_code: code } = await sql
    .selectFrom('customers')
    .select('referral_code')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const friends = await loadFriends(sql, customerId)
  return {
    code,
    link: `${shopUrl}/?referral=${encodeURIComponent(code)}`,
    ...terms,
    invited: friends.length,
    earned: friends.reduce((sum, { earned }) => sum + earned, 0),
    friends,
  }
}

async function loadFriends(sql: Sql, customerId: number): Promise<InvitedFriend[]> {
  const rows = await sql
    .selectFrom('referral_links as link')
    .innerJoin('customers as friend', 'friend.id', 'link.friend_id')
    .select(['friend.id', 'friend.name', 'friend.phone', 'link.created_at'])
    .where('link.referrer_id', '=', customerId)
    .orderBy('link.created_at', 'desc')
    .orderBy('friend.id', 'desc')
    .execute()
  const rewards = await sql
    .selectFrom('bonus_entries')
    .select(['unique_key', 'amount'])
    .where('customer_id', '=', customerId)
    .where('reason', '=', 'referral')
    .execute()
  const earned = new Map(rewards.map(({ unique_key, amount }) => [unique_key, amount]))
  return rows.map(({ id, name, phone, created_at }) => ({
    name: name.trim().split(/\s+/)[0] || maskPhone(phone),
    at: new Date(created_at).toISOString(),
    earned: earned.get(`referral:${id}`) ?? 0,
  }))
}
