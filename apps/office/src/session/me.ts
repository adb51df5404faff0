import { type StaffMe, staffMe } from '@samobranka/contract'
import type { Action } from '@samobranka/rules'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { callKey } from '../api/use-call.ts'
import { preferencesOf } from './preferences.ts'

export const meQuery = queryOptions({
  queryKey: callKey(staffMe),
  queryFn: async ({ signal }): Promise<StaffMe> => {
    const me = await call(staffMe, { signal })
    preferencesOf(me.person.id)
    return me
  },
  staleTime: 60_000,
})

/** Who is signed in. Behind the sign-in there always is somebody. */
export const useMe = (): StaffMe => useSuspenseQuery(meQuery).data

/** Whether the person's interface shows this; the server decides. `kitchen` where it is done at one. */
export function isAllowed({ person, permissions }: StaffMe, action: Action, kitchen?: number): boolean {
  if (!permissions.includes(action)) return false
  return kitchen === undefined || person.kitchens.length === 0 || person.kitchens.includes(kitchen)
}

export function useMay(): (action: Action, kitchen?: number) => boolean {
  const me = useMe()
  return (action, kitchen) => isAllowed(me, action, kitchen)
}
