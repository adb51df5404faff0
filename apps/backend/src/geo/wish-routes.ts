import { wishDelivery } from '@samobranka/contract'
import { isPoint } from '@samobranka/rules'
import { transaction } from '../database/transaction.ts'
import { answer } from '../http/answer.ts'
import { clientAddress } from '../http/limits/client-address.ts'
import { countTowards } from '../http/limits/rate-limit.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { translate } from '../http/translate.ts'
import { messageOperator } from '../messages/message-operator.ts'
import { normalisePhone } from '../phone/normalise-phone.ts'

const MOST_PER_MINUTE = 10
const MINUTE = 60_000

export const wishRoutes: readonly Route[] = [
  route(wishDelivery, async ({ body, request, now }, context) => {
    const { db, snapshot } = context
    const limit = { bucket: `wish:${clientAddress(request)}`, most: MOST_PER_MINUTE, windowMs: MINUTE }
    const flooded = await countTowards(db, limit, now)
    if (flooded) return flooded
    const phone = normalisePhone(body.phone, snapshot().own().operator.phoneCountry)
    if (phone === null) return refuse(422, 'invalid_phone')
    const { lat, lon } = body
    if (!isPoint({ lat, lon })) return refuse(422, 'address_incorrect')
    const subject = await translate(snapshot().defaultLanguage, 'place.wish')
    await transaction(db, async (sql) => {
      await sql.insertInto('delivery_wishes').values({ phone, lat, lon, created_at: now.getTime() }).execute()
      await messageOperator(sql, now, context, `${subject}: ${phone}\n${lat}, ${lon}`)
    })
    return answer({ status: 'success' })
  }),
]
