import {
  createStripe,
  createYooKassa,
  type Geocoder,
  jsonSmsGateway,
  type MessageGateways,
  nominatimGeocoder,
  type Ports,
  pusherProvider,
  telegramGateway,
  whatsappGateway,
  yandexGeocoder,
} from '@samobranka/backend'
import type { Config } from '../config.ts'

type Chosen = Pick<Config, 'geocoderUrl' | 'yandexGeocoderKey' | 'messages' | 'payments' | 'pusher'>

/** The real providers the operator configured; what is absent is answered by the embedded stand-ins. */
export function choosePorts(config: Chosen): Ports {
  const geocoder = chooseGeocoder(config)
  return {
    ...(geocoder ? { geocoder } : {}),
    messages: chooseGateways(config.messages),
    payments: choosePayments(config.payments),
    ...(config.pusher ? { realtime: pusherProvider(config.pusher) } : {}),
  }
}

function chooseGeocoder({ geocoderUrl, yandexGeocoderKey }: Chosen): Geocoder | null {
  if (yandexGeocoderKey) return yandexGeocoder(yandexGeocoderKey)
  return geocoderUrl ? nominatimGeocoder(geocoderUrl) : null
}

function chooseGateways({ sms, telegram, whatsapp }: Config['messages']): MessageGateways {
  return {
    ...(sms ? { sms: jsonSmsGateway(sms) } : {}),
    ...(telegram ? { telegram: telegramGateway(telegram.token) } : {}),
    ...(whatsapp ? { whatsapp: whatsappGateway(whatsapp) } : {}),
  }
}

/** The first takes new payments; the others still hear of those begun with them. */
function choosePayments({ yookassa, stripe }: Config['payments']): NonNullable<Ports['payments']> {
  return [...(yookassa ? [createYooKassa(yookassa)] : []), ...(stripe ? [createStripe(stripe)] : [])]
}
