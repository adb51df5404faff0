import type { MessageGateway } from '../ports/message-gateway.ts'
import { callGateway } from '../providers/call-gateway.ts'
import { Undeliverable } from '../providers/undeliverable.ts'
import { valueAt } from '../providers/value-at.ts'

export interface JsonSmsSettings {
  /** `{to}`, `{phone}` (digits alone), `{text}`, `{code}` and `{key}` are filled in, in the body and headers too. */
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly headers: Readonly<Record<string, string>>
  /** Any JSON, placeholders in its texts; null for a gateway that is told everything in the address. */
  readonly body: unknown
  /** Where the answer says that it went well, and what it says there; null: the status alone tells. */
  readonly success: { readonly path: readonly string[]; readonly value: string } | null
}

/** Any SMS gateway that takes JSON (or an address) over HTTP, described by configuration. */
export function jsonSmsGateway(settings: JsonSmsSettings): MessageGateway {
  return {
    async send({ to, text, code }, key, signal) {
      const values = { to, phone: to.replace(/\D/g, ''), text, code: code ?? '', key }
      const url = new URL(fill(settings.url, values, encodeURIComponent))
      const headers = fillAll(settings.headers, values) as Record<string, string>
      const body = settings.body === null ? null : JSON.stringify(fillAll(settings.body, values))
      const answer = await callGateway(
        {
          url,
          method: settings.method,
          headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
          ...(body === null ? {} : { body }),
        },
        signal,
      )
      const { success } = settings
      if (success && String(valueAt(answer, success.path)) !== success.value)
        throw new Undeliverable(`${url.host} did not take the message: ${JSON.stringify(answer)}`)
    },
  }
}

type Values = Readonly<Record<string, string>>

const fill = (template: string, values: Values, spell = (value: string) => value): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? spell(values[name] ?? '') : whole,
  )

function fillAll(template: unknown, values: Values): unknown {
  if (typeof template === 'string') return fill(template, values)
  if (Array.isArray(template)) return template.map((item) => fillAll(item, values))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, fillAll(value, values)]))
}
