import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRefused, Refused } from './refused.ts'

type HearEnd = () => void
let hearEnd: HearEnd = () => undefined

/** Called when a call is answered that nobody is signed in any more: ended elsewhere, or run out. */
export function onSessionEnded(hear: HearEnd): void {
  hearEnd = hear
}

function judge(fault: unknown): void {
  if (isRefused(fault, 401)) hearEnd()
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: judge }),
  mutationCache: new MutationCache({ onError: judge }),
  defaultOptions: {
    queries: {
      // A refusal is an answer; asked again, it is the same.
      retry: (count, fault) => !(fault instanceof Refused) && count < 2,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
