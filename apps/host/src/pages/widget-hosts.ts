import { hostsIn } from './hosts-in.ts'

/** Where well-known services send what they have counted; their snippets name one of these hosts. */
const families: readonly (readonly [sign: RegExp, hosts: readonly string[]])[] = [
  [
    /mc\.yandex|metrika/i,
    ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://*.mc.yandex.ru', 'wss://mc.yandex.ru'],
  ],
  [
    /googletagmanager|google-analytics|gtag\(/i,
    [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
      'https://*.g.doubleclick.net',
      'https://*.google.com',
    ],
  ],
  [/connect\.facebook\.net|fbq\(/i, ['https://www.facebook.com', 'https://connect.facebook.net']],
  [/top-fwz1\.mail\.ru|top\.mail\.ru/i, ['https://top-fwz1.mail.ru', 'https://privacy-cs.mail.ru']],
  [/vk\.com\/js|vk\.ru\/js|VK\.Retargeting/i, ['https://vk.com', 'https://vk.ru', 'https://login.vk.com']],
  [/static\.hotjar\.com/i, ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com']],
  [/clarity\.ms/i, ['https://*.clarity.ms', 'https://c.bing.com']],
]

/**
 * What the operator's own scripts may talk to and count by: the hosts their text names, with those that live under
 * them, and the rest of a service that is known. Widgets that go elsewhere need SCRIPT_POLICY=open.
 */
export function widgetHosts(markup: string): string[] {
  if (markup.trim() === '') return []
  const named = [...hostsIn(markup)]
  return [...new Set([...named, ...named.map(sockets), ...known(markup)])]
}

const sockets = (origin: string): string => origin.replace(/^http/, 'ws')
const known = (markup: string) => families.flatMap(([sign, hosts]) => (sign.test(markup) ? hosts : []))
