import { LIMITS } from '../../limits.ts'
import type { Codec, Domain } from '../../wire/codec.ts'
import { optionalDate } from '../../wire/date.ts'
import { mapped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { maxLength } from '../../wire/request-limit.ts'
import { optionalText, text, verbatim } from '../../wire/text.ts'

/** A logged-in customer. */
export interface User {
  readonly id: number
  readonly phone: string
  readonly name: string
  readonly email: string
  /** dd.mm.yyyy; can be set once. */
  readonly birth: string | null
  readonly referralCode: string
}

type Flat = User & { readonly wpId: number }

const flat: Codec<Flat> = noun<Flat>(
  'User',
  {
    wpId: ['ID', id],
    id: ['id', id],
    phone: ['phone', text, ''],
    name: ['name', text, ''],
    email: ['email', text, ''],
    birth: ['birth', optionalDate, null],
    referralCode: ['referral_code', verbatim, '', 'sparse'],
  },
  {
    before: (wire) => ({
      ...wire,
      ID: wire.ID ?? wire.id,
      id: wire.ID ?? wire.id,
      name: wire.name ?? wire.display_name ?? wire.first_name,
      email: wire.email ?? wire.user_email,
      phone: wire.phone ?? wire.billing_phone ?? wire.user_login,
    }),
  },
)

export const user: Codec<User> = mapped<Flat, User>(
  flat,
  ({ wpId: _, ...rest }) => rest,
  (value) => ({ ...value, wpId: value.id }),
)

const data = noun('UserData', { data: ['data', user] })
const envelope = noun('UserAnswer', { status: ['status', text, 'success'], data: ['data', data] })

/** `{status: "success", data: {data: user}}`. */
export const userAnswer: Codec<User> = mapped<Domain<typeof envelope>, User>(
  envelope,
  (answer) => answer.data.data,
  (value) => ({ status: 'success', data: { data: value } }),
)

/** Only what is given changes. */
export const userChange = noun('UserChange', {
  name: ['name', maxLength(optionalText, LIMITS.name), null, 'sparse'],
  email: ['email', maxLength(optionalText, LIMITS.email), null, 'sparse'],
  birth: ['birth', maxLength(optionalDate, LIMITS.word), null, 'sparse'],
})
export type UserChange = Domain<typeof userChange>
