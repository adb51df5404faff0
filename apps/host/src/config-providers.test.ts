import { describe, expect, it } from 'vitest'
import { choosePorts } from './backend/choose-ports.ts'
import { readConfig } from './config.ts'

const good = (env: NodeJS.ProcessEnv) => {
  const result = readConfig(env)
  if (!result.ok) throw new Error(result.faults.join('\n'))
  return result.config
}
const faults = (env: NodeJS.ProcessEnv) => {
  const result = readConfig(env)
  return result.ok ? [] : result.faults
}

describe('configuration of providers', () => {
  it('has none unless told: messages stay in the box, the socket is the host’s own', () => {
    const config = good({})
    expect(config).toMatchObject({ messages: { sms: null, telegram: null, whatsapp: null }, pusher: null })
    expect(choosePorts(config)).toEqual({ messages: {}, payments: [] })
  })

  it('describes an SMS gateway: address, headers, body and where the answer says that it went well', () => {
    const { sms } = good({
      SMS_GATEWAY_URL: 'https://sms.example/send?to={to}',
      SMS_GATEWAY_HEADERS: '{"authorization":"Bearer k"}',
      SMS_GATEWAY_BODY: '{"phone":"{phone}","message":"{text}"}',
      SMS_GATEWAY_SUCCESS: 'result.status=OK',
    }).messages
    expect(sms).toEqual({
      url: 'https://sms.example/send?to={to}',
      method: 'POST',
      headers: { authorization: 'Bearer k' },
      body: { phone: '{phone}', message: '{text}' },
      success: { path: ['result', 'status'], value: 'OK' },
    })
    expect(good({ SMS_GATEWAY_URL: 'https://s.example' }).messages.sms).toMatchObject({
      body: { to: '{to}', text: '{text}' },
      success: null,
    })
    const byGet = good({ SMS_GATEWAY_URL: 'https://s.example?t={text}', SMS_GATEWAY_METHOD: 'GET' })
    expect(byGet.messages.sms?.body).toBeNull()
  })

  it('chooses every provider that is configured', () => {
    const ports = choosePorts(
      good({
        SMS_GATEWAY_URL: 'https://sms.example',
        TELEGRAM_GATEWAY_TOKEN: 't',
        WHATSAPP_TOKEN: 'w',
        WHATSAPP_PHONE_NUMBER_ID: '105',
        WHATSAPP_TEMPLATE: 'login_code',
        YOOKASSA_SHOP_ID: '1',
        YOOKASSA_SECRET_KEY: 'y',
        STRIPE_SECRET_KEY: 's',
        STRIPE_WEBHOOK_SECRET: 'w',
        PUSHER_APP_ID: '1',
        PUSHER_KEY: 'k',
        PUSHER_SECRET: 's',
      }),
    )
    expect(Object.keys(ports.messages ?? {})).toEqual(['sms', 'telegram', 'whatsapp'])
    expect(ports.payments?.map(({ name }) => name)).toEqual(['yookassa', 'stripe'])
    expect(ports.realtime?.settings).toMatchObject({ key: 'k', cluster: 'eu', forceTls: true })
  })

  it('lists everything that is wrong, without repeating a secret', () => {
    const listed = faults({
      SMS_GATEWAY_URL: 'sms.example',
      SMS_GATEWAY_HEADERS: '{"authorization":"secret"',
      SMS_GATEWAY_SUCCESS: 'ok',
      WHATSAPP_TOKEN: 'secret',
      PUSHER_SECRET: 'secret',
    })
    expect(listed).toEqual([
      'SMS_GATEWAY_HEADERS: must be JSON',
      'SMS_GATEWAY_SUCCESS: must be a place in the answer and its value, such as status=OK',
      'SMS_GATEWAY_URL: must be an address beginning with http:// or https://',
      'WHATSAPP_PHONE_NUMBER_ID: is needed beside WHATSAPP_TOKEN, WHATSAPP_TEMPLATE',
      'WHATSAPP_TEMPLATE: is needed beside WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID',
      'PUSHER_APP_ID: is needed beside PUSHER_KEY, PUSHER_SECRET',
      'PUSHER_KEY: is needed beside PUSHER_APP_ID, PUSHER_SECRET',
    ])
    expect(listed.join('\n')).not.toContain('secret')
  })
})
