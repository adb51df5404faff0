import { deleteUser, exportUser } from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import { customerCall } from '../http/customer-call.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { deleteCustomer } from './delete-customer.ts'
import { loadExport } from './load-export.ts'
import type { PersonalData } from './personal-data.ts'

export const privacyRoutes = (data: PersonalData): readonly Route[] => [
  route(exportUser, async ({ caller, url, language, messageLanguage, now }, { db, snapshot, publicUrl }) => {
    if (caller.kind !== 'customer') return refuse(401, 'unauthorized')
    const { customerId, tokenHash } = caller
    const local = snapshot().in(language)
    const shopUrl = publicUrl ?? url.origin
    const request = { customerId, local, language: messageLanguage, shopUrl, now, tokenHash }
    const everything = await loadExport(db.sql, data, request)
    if (!everything) return refuse(401, 'unauthorized')
    const headers = { 'content-disposition': 'attachment; filename="my-data.json"' }
    return answer(everything, { headers })
  }),
  customerCall(deleteUser, async (customerId, _call, { db }) => {
    await deleteCustomer(db, data, customerId)
    return new Response(null, { status: 204 })
  }),
]
