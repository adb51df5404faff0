import type { JsonSmsSettings, WhatsappSettings } from '@samobranka/backend'
import type { Reader } from './config-reader.ts'

export type MessagesConfig = Readonly<{
  sms: JsonSmsSettings | null
  telegram: Readonly<{ token: string }> | null
  whatsapp: WhatsappSettings | null
}>

export function readMessages(read: Reader): MessagesConfig {
  const token = read.text('TELEGRAM_GATEWAY_TOKEN')
  return { sms: readSms(read), telegram: token === null ? null : { token }, whatsapp: readWhatsapp(read) }
}

const methods = ['POST', 'GET', 'PUT'] as const

function readSms(read: Reader): JsonSmsSettings | null {
  // Not `read.url`: it would take a slash off the end of a template.
  const url = read.text('SMS_GATEWAY_URL')
  const method = read.oneOf('SMS_GATEWAY_METHOD', methods, 'POST')
  const headers = read.json('SMS_GATEWAY_HEADERS') ?? {}
  const body = read.json('SMS_GATEWAY_BODY') ?? { to: '{to}', text: '{text}' }
  const success = readSuccess(read)
  if (url === null) return null
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    read.fault('SMS_GATEWAY_URL', 'must be an address beginning with http:// or https://')
  if (!isHeaders(headers)) {
    read.fault('SMS_GATEWAY_HEADERS', 'must be a JSON object of texts')
    return null
  }
  return { url, method, headers, body: method === 'GET' ? null : body, success }
}

/** `status=OK`, or deeper: `response.status=success`. */
function readSuccess(read: Reader): JsonSmsSettings['success'] {
  const given = read.text('SMS_GATEWAY_SUCCESS')
  if (given === null) return null
  const [, path, value] = /^([^=]+)=(.*)$/.exec(given) ?? []
  if (path === undefined || value === undefined)
    return read.fault('SMS_GATEWAY_SUCCESS', 'must be a place in the answer and its value, such as status=OK')
  return { path: path.split('.'), value }
}

const isHeaders = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string')

function readWhatsapp(read: Reader): WhatsappSettings | null {
  const given = read.together('WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TEMPLATE')
  const language = read.text('WHATSAPP_TEMPLATE_LANGUAGE') ?? 'ru'
  return (
    given && {
      token: given.WHATSAPP_TOKEN,
      phoneNumberId: given.WHATSAPP_PHONE_NUMBER_ID,
      template: given.WHATSAPP_TEMPLATE,
      language,
    }
  )
}
