import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { instant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { units } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { untouched } from '../../wire/record.ts'
import { maxBulk, maxLength } from '../../wire/request-limit.ts'
import { text, verbatim, word } from '../../wire/text.ts'
import { key, personName } from '../request-parts.ts'
import { kitchenName, role } from './staff.ts'

/** Why there are no passkeys at this address: a bare IP has no name they could belong to, and http is overheard. */
export const PASSKEY_OBSTACLES = ['address', 'insecure'] as const

export const signInWays = noun('SignInWays', {
  passkeys: ['passkeys', flag, false],
  /** Said where there are none; empty where there are. */
  obstacle: ['obstacle', oneOf(['', ...PASSKEY_OBSTACLES]), ''],
  /** Whether one may look around as somebody. */
  demo: ['demo', flag, false],
  /** While nobody works here, the way in is the link that the server printed. */
  nobodyYet: ['nobody_yet', flag, false],
})
export type SignInWays = Domain<typeof signInWays>

const login = maxLength(text, 254)
const password = maxLength(verbatim, 256)
const code = maxLength(verbatim, 40)
/** What a browser’s authenticator answered, as it came. */
const passkeyAnswer = maxBulk(untouched, { characters: 32_768, levels: 6 })

export const passwordSignInBody = noun('PasswordSignInBody', {
  login: ['login', login],
  password: ['password', password],
  /** Of the authenticator app, or one of recovery; asked for where it is switched on. */
  code: ['code', code, ''],
})

export const recoverySignInBody = noun('RecoverySignInBody', {
  login: ['login', login],
  code: ['code', code],
})

/** For the browser’s `startRegistration` and `startAuthentication`; carried, not read. */
export const passkeyOptions = noun('PasskeyOptions', { options: ['options', untouched] })
export const passkeyBody = noun('PasskeyBody', { response: ['response', passkeyAnswer] })
export const newPasskeyBody = noun('NewPasskeyBody', {
  name: ['name', personName, ''],
  response: ['response', passkeyAnswer],
})

export const proofBody = noun('ProofBody', {
  password: ['password', password, ''],
  code: ['code', code, ''],
})
export const proofAnswer = noun('ProofAnswer', { provenUntil: ['proven_until', instant] })

export const LINK_KINDS = ['first', 'owner', 'invitation', 'return'] as const

export const linkBody = noun('StaffLinkBody', { token: ['token', key] })
export const linkAnswer = noun('StaffLink', {
  kind: ['kind', oneOf(LINK_KINDS)],
  name: ['name', text, ''],
  role: ['role', role],
  kitchens: ['kitchens', list(kitchenName), []],
  shopName: ['shop_name', text, ''],
  expiresAt: ['expires_at', instant],
  /** Whether an e-mail or a phone is asked for: who comes back mostly has one. */
  needsLogin: ['needs_login', flag, true],
  ways: ['ways', signInWays],
})
export type StaffLink = Domain<typeof linkAnswer>

export const welcomePasskeyBody = noun('WelcomePasskeyBody', {
  token: ['token', key],
  name: ['name', personName, ''],
  login: ['login', login, ''],
})

export const welcomeBody = noun('WelcomeBody', {
  token: ['token', key],
  name: ['name', personName, ''],
  /** An e-mail or a phone. */
  login: ['login', login, ''],
  /** A password or a passkey: one of them is enough. */
  password: ['password', password, ''],
  response: ['response', passkeyAnswer, null],
})

export const ownPasskey = noun('OwnPasskey', {
  id: ['id', word],
  name: ['name', text, ''],
  createdAt: ['created_at', instant],
})

/** How one signs in oneself. */
export const staffSecurity = noun('StaffSecurity', {
  email: ['email', text, ''],
  phone: ['phone', text, ''],
  hasPassword: ['has_password', flag, false],
  hasTotp: ['has_totp', flag, false],
  hasPin: ['has_pin', flag, false],
  recoveryLeft: ['recovery_left', units, 0],
  passkeys: ['passkeys', list(ownPasskey), []],
  ways: ['ways', signInWays],
  /** Somebody who is looked around as shows nothing: there is nothing to show. */
  isDemo: ['is_demo', flag, false],
})
export type StaffSecurity = Domain<typeof staffSecurity>

export const newPasswordBody = noun('NewPasswordBody', { password: ['password', password] })
export const pinBody = noun('PinBody', { pin: ['pin', code] })
export const codeOnlyBody = noun('TotpCodeBody', { code: ['code', code] })
export const totpSecret = noun('TotpSecret', { secret: ['secret', word], uri: ['uri', word] })
export const recoveryCodes = noun('RecoveryCodes', { codes: ['codes', list(word), []] })
