import { expect, it } from 'vitest'
import { hideSecrets } from './hide-secrets.ts'

it('publishes what is unknown, but nothing that is called a secret, at any depth', () => {
  const extra = {
    slogan: 'Ешьте вкусно',
    sms: { gateway: 'https://sms.example', api_key: 'k', accounts: [{ name: 'a', Password: 'p' }] },
    yookassa_secret: 's',
  }
  expect(hideSecrets(extra)).toEqual({
    slogan: 'Ешьте вкусно',
    sms: { gateway: 'https://sms.example', accounts: [{ name: 'a' }] },
  })
})
