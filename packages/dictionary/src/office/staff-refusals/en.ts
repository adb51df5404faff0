import type { staffRefusals as source } from './ru.ts'

export const staffRefusals: Record<keyof typeof source, string> = {
  'office.refusal.wrong_credentials':
    'That did not fit. Check the e-mail or phone, the password and the code',
  'office.refusal.code_required': 'Enter the code of your app, or one of your recovery codes',
  'office.refusal.passkeys_unavailable': 'Passkeys do not work at this address',
  'office.refusal.passkey_refused': 'The passkey did not fit. Try again, or sign in with a password',
  'office.refusal.link_over': 'The link has been used, or its time is over. Ask for a new one',
  'office.refusal.invalid_login': 'Enter an e-mail or a phone',
  'office.refusal.login_taken': 'Somebody else here has this e-mail or phone',
  'office.refusal.name_required': 'Enter a name',
  'office.refusal.weak_password': 'Use 10 characters or more, nothing common and nothing like the e-mail',
  'office.refusal.weak_pin': 'Use 4 to 6 digits, not in a row and not all the same',
  'office.refusal.wrong_pin': 'The PIN did not fit',
  'office.refusal.wrong_code': 'The code did not fit. Check that the clock of the phone is right',
  'office.refusal.wrong_pairing_code': 'The code did not fit, or its time is over',
  'office.refusal.not_on_tablet': 'This is not changed on a shared tablet. Sign in on your own device',
  'office.refusal.only_on_tablet': 'This is done on a paired tablet only',
  'office.refusal.last_owner': 'This is the last owner: make somebody else an owner first',
  'office.refusal.last_way_in': 'This is the last way to sign in: set a password or add a passkey first',
  'office.refusal.unknown_kitchen': 'There is no such kitchen',
  'office.refusal.scopes_required': 'Choose what the key is for',
  'office.refusal.first_key_stays': 'The shop itself uses the first key: it can be replaced, not revoked',
}
