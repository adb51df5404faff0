import {
  type KitchenMark,
  kitchenTickets,
  type MarkedKitchen,
  markKitchen,
  RequestFailed,
  type SkippedMark,
} from '@samobranka/contract'
import { useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { Refused } from '../../api/refused.ts'
import { callKey } from '../../api/use-call.ts'
import { createMarkQueue, type Sent } from './mark-queue.ts'

export const boardKey = (kitchen: number) => callKey(kitchenTickets, { params: { kitchen } })

type HearSkipped = (skipped: readonly SkippedMark[]) => void
let hearSkipped: HearSkipped = () => undefined

/** Called with what was left out: it must be read by whoever marked it. */
export function onSkipped(hear: HearSkipped): () => void {
  hearSkipped = hear
  return () => {
    hearSkipped = () => undefined
  }
}

async function send(kitchen: number, marks: readonly KitchenMark[]): Promise<Sent> {
  try {
    return { kind: 'sent', marked: await call(markKitchen, { params: { kitchen }, body: { marks } }) }
  } catch (fault) {
    // Signed out, they are sent when somebody has signed in; what is not understood today is not tomorrow.
    const isHopeless = fault instanceof Refused && [400, 404, 413, 422].includes(fault.refusal.status)
    if (!isHopeless && !(fault instanceof Refused) && !(fault instanceof RequestFailed)) throw fault
    return { kind: isHopeless ? 'never' : 'later' }
  }
}

function show(kitchen: number, { board, skipped }: MarkedKitchen): void {
  queryClient.setQueryData(boardKey(kitchen), board)
  if (skipped.length > 0) hearSkipped(skipped)
}

/** One a browser: whoever cooks next at this tablet sends what the one before could not. */
export const markQueue = createMarkQueue({
  send,
  storage: localStorage,
  storageKey: 'samobranka-office:kitchen-marks',
  onSent: show,
  onLost: (marks) => hearSkipped(marks.map(({ id }) => ({ id, why: 'changed', number: '', name: '' }))),
})

/** What the server has not yet heard of this kitchen. */
export const useKeptMarks = (kitchen: number): readonly KitchenMark[] =>
  useSyncExternalStore(markQueue.onChange, () => markQueue.kept(kitchen))
