import { type StaffMe, staffMe } from '@samobranka/contract'
import { useQueryClient } from '@tanstack/react-query'
import { callKey } from '../api/use-call.ts'
import { preferencesOf } from './preferences.ts'

/** Somebody is signed in from now on; nothing of who was before is shown to them. */
export function useBegin(): (me: StaffMe) => void {
  const client = useQueryClient()
  return (me) => {
    client.clear()
    client.setQueryData(callKey(staffMe), me)
    preferencesOf(me.person.id)
  }
}
