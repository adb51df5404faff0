import type { MessageGateway } from '../ports/message-gateway.ts'
import { callGateway } from '../providers/call-gateway.ts'
import { Undeliverable } from '../providers/undeliverable.ts'

const GRAPH = 'https://graph.facebook.com/v23.0'

export interface WhatsappSettings {
  readonly token: string
  readonly phoneNumberId: string
  /** An approved authentication template with a copy-code button. */
  readonly template: string
  readonly language: string
}

/** WhatsApp Cloud API. A business may begin a talk by an approved template only, which takes the code alone. */
export function whatsappGateway(settings: WhatsappSettings, baseUrl = GRAPH): MessageGateway {
  const { token, phoneNumberId, template, language } = settings
  return {
    async send({ to, code }, _key, signal) {
      if (code === undefined) throw new Undeliverable('The WhatsApp template carries codes only')
      const parameters = [{ type: 'text', text: code }]
      const answer = await callGateway(
        {
          url: new URL(`${baseUrl}/${phoneNumberId}/messages`),
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            messaging_product: 'whatsapp',
            recipient_type: 'individual',
            to: to.replace(/\D/g, ''),
            type: 'template',
            template: {
              name: template,
              language: { code: language },
              components: [
                { type: 'body', parameters },
                { type: 'button', sub_type: 'url', index: '0', parameters },
              ],
            },
          }),
        },
        signal,
      )
      const { messages } = Object(answer) as { messages?: unknown }
      if (!Array.isArray(messages) || messages.length === 0)
        throw new Error('WhatsApp answered without the id of a message')
    },
  }
}
