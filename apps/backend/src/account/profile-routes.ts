import { changeUser, currentUser, type UserChange } from '@samobranka/contract'
import { transaction } from '../database/transaction.ts'
import { answer } from '../http/answer.ts'
import { customerCall } from '../http/customer-call.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import type { Route } from '../http/route.ts'
import { isBirthday } from './is-birthday.ts'
import { isEmail } from './is-email.ts'
import { loadUser } from './load-user.ts'

const LONGEST_NAME = 100

export const profileRoutes: readonly Route[] = [
  customerCall(currentUser, async (customerId, _call, { db }) => {
    const user = await loadUser(db.sql, customerId)
    return user ? answer(user) : refuse(401, 'unauthorized')
  }),
  customerCall(changeUser, async (customerId, { body, now }, { db }) => {
    const fault = faultOf(body, now)
    if (fault) return fault
    const changed = await transaction(db, async (sql) => {
      if (body.birth !== null) {
        // Birthday gifts once a year, not once a week: the date is set while it is empty, and never again.
        const set = await sql
          .updateTable('customers')
          .set({ birth: body.birth })
          .where('id', '=', customerId)
          .where((e) => e.or([e('birth', 'is', null), e('birth', '=', body.birth)]))
          .returning('id')
          .executeTakeFirst()
        if (!set) return refuse(409, 'birth_already_set')
      }
      const { name, email } = body
      if (name !== null || email !== null) {
        await sql
          .updateTable('customers')
          .set({
            ...(name === null ? {} : { name: name.trim().slice(0, LONGEST_NAME) }),
            ...(email === null ? {} : { email: email.trim() }),
          })
          .where('id', '=', customerId)
          .execute()
      }
      return loadUser(sql, customerId)
    })
    if (changed instanceof Refusal) return changed
    return changed ? answer(changed) : refuse(401, 'unauthorized')
  }),
]

function faultOf({ email, birth }: UserChange, now: Date): Refusal | null {
  if (email !== null && email.trim() !== '' && !isEmail(email.trim())) return refuse(422, 'invalid_email')
  if (birth !== null && !isBirthday(birth, now)) return refuse(422, 'invalid_date')
  return null
}
