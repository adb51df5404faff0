import type { CallOptions, Endpoint, PathParams } from '@samobranka/contract'
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from './call.ts'
import type { NewsKind } from './live/office-news.ts'
import { useMissedEvents, useOfficeEvents } from './live/use-office-events.ts'

type Asked<P extends string, Q> = Pick<CallOptions<PathParams<P>, Q, never>, 'params' | 'query'>

interface How {
  readonly isOff?: boolean
  /** News of these kinds make it be asked anew, and so does a time without news. */
  readonly liveBy?: readonly NewsKind[]
  /** What was shown stays while something else is asked for: a list does not jump at every letter typed. */
  readonly keepsPrevious?: boolean
  /** For so long the answer is not asked for again. */
  readonly freshMs?: number
}

/** Under this key lies what a call was answered; the name alone is the key of all its answers. */
export const callKey = <P extends string, Q>(
  endpoint: Pick<Endpoint<P, Q>, 'name'>,
  { params, query }: Asked<P, Q> = {},
): readonly unknown[] => [endpoint.name, params ?? null, query ?? null]

/** What a call of the contract answers, kept and asked anew. */
export function useCall<P extends string, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  asked: Asked<P, Q> = {},
  { isOff = false, liveBy = [], keepsPrevious = false, freshMs }: How = {},
): UseQueryResult<A> {
  const client = useQueryClient()
  const queryKey = callKey(endpoint, asked)
  const askAnew = () => {
    if (liveBy.length > 0 && !isOff) void client.invalidateQueries({ queryKey, exact: true })
  }
  useOfficeEvents(liveBy, askAnew)
  useMissedEvents(askAnew)
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, { ...asked, signal }),
    enabled: !isOff,
    ...(freshMs === undefined ? {} : { staleTime: freshMs }),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

/** A call that changes something; what it changes is asked anew afterwards, also when it was refused. */
export function useDeed<P extends string, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  changes: readonly Pick<Endpoint, 'name'>[] = [],
): UseMutationResult<A, Error, Omit<CallOptions<PathParams<P>, Q, B>, 'signal' | 'latest'>> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (options) => call(endpoint, options),
    onSettled: () =>
      Promise.all(changes.map(({ name }) => client.invalidateQueries({ queryKey: [name] }))).then(
        () => undefined,
      ),
  })
}
