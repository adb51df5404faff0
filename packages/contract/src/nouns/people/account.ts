import type { Preferences } from '@samobranka/rules'
import { LIMITS } from '../../limits.ts'
import type { Codec, Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { idList } from '../../wire/id-list.ts'
import { instant } from '../../wire/instant.ts'
import { isObject } from '../../wire/json.ts'
import { mapped, reshaped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { optionalId } from '../../wire/number.ts'
import { maxItems } from '../../wire/request-limit.ts'
import { optionalText, prose, text, verbatim, word } from '../../wire/text.ts'
import { address } from '../delivery/address.ts'
import { key, pushAddress } from '../request-parts.ts'

const ids = maxItems(idList, LIMITS.ids)

const bare: Codec<Preferences> = noun<Preferences>('Preferences', {
  vegetarian: ['vegetarian', flag, false],
  noGarlic: ['no_garlic', flag, false],
  noOnion: ['no_onion', flag, false],
  noSpicy: ['no_spicy', flag, false],
})

/** What the customer does not eat. */
export const preferences: Codec<Preferences> = reshaped(bare, (wire) =>
  isObject(wire) && wire.preferences !== undefined ? wire.preferences : wire,
)

const preferencesEnvelope = noun('PreferencesBody', { preferences: ['preferences', bare] })

/** The body wraps them: `{preferences: {…}}`. */
export const preferencesBody: Codec<Preferences> = mapped<Domain<typeof preferencesEnvelope>, Preferences>(
  reshaped(preferencesEnvelope, (wire) =>
    isObject(wire) && wire.preferences === undefined ? { preferences: wire } : wire,
  ),
  (body) => body.preferences,
  (value) => ({ preferences: value }),
)

const favouritesEnvelope = noun('Favourites', { favorites: ['favorites', ids, []] })

/** Product ids, `{favorites: [ids]}`; a bare list is read too. */
export const favourites: Codec<readonly number[]> = mapped<
  Domain<typeof favouritesEnvelope>,
  readonly number[]
>(
  reshaped(favouritesEnvelope, (wire) => (Array.isArray(wire) ? { favorites: wire } : wire)),
  (answer) => answer.favorites,
  (ids) => ({ favorites: ids }),
)

export const addressBody = noun('AddressBody', {
  userId: ['user_id', optionalId, null, 'sparse'],
  address: ['data', address],
})

export const notification = noun(
  'Notification',
  {
    id: ['id', word],
    type: ['type', text, ''],
    title: ['title', text, ''],
    text: ['text', prose, ''],
    at: ['at', instant],
    read: ['read', flag, false],
    orderId: ['order_id', optionalText, null, 'sparse'],
    link: ['link', text, '', 'sparse'],
  },
  {
    before: (wire) => ({
      ...wire,
      text: wire.text ?? wire.message ?? wire.body,
      at: wire.at ?? wire.date ?? wire.created_at,
    }),
  },
)
export type Notification = Domain<typeof notification>

/** Which ones were read; none named means all of them. */
export const readMarks = noun('ReadMarks', { ids: ['ids', ids, []] })

const pushKeys = noun('PushKeys', { p256dh: ['p256dh', key], auth: ['auth', key] })

/** What a browser's PushSubscription says of itself. */
export const pushSubscription = noun('PushSubscription', {
  endpoint: ['endpoint', pushAddress],
  keys: ['keys', pushKeys],
})
export type PushSubscription = Domain<typeof pushSubscription>

export const pushEndpoint = noun('PushEndpoint', { endpoint: ['endpoint', pushAddress] })

/** What a browser needs to subscribe: the shop's VAPID key. */
export const pushKey = noun('PushKey', { publicKey: ['public_key', verbatim] })
