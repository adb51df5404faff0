import {
  freeTable,
  guestsCame,
  guestsLate,
  guestsMissed,
  lengthenStay,
  listTables,
  moveStay,
  walkIn,
} from '@samobranka/contract'
import { useDeed } from '../../api/use-call.ts'
import { toast } from '../../ui/toasts.tsx'
import { useFaultWords } from '../orders-at-work/use-fault-words.ts'

const CHANGES = [listTables]

export interface StayDeeds {
  came(id: number): void
  missed(id: number): void
  free(id: number): void
  late(id: number, minutes: number): void
  longer(id: number, minutes: number): void
  move(id: number, table: number): void
  seat(guests: {
    readonly kitchen: number
    readonly table: number
    readonly people: number
    readonly minutes: number
  }): void
}

/** What is done with stays; refused, a toast says why. */
export function useStayDeeds(): StayDeeds {
  const faultWords = useFaultWords()
  const told = { onError: (fault: Error) => toast(faultWords(fault), 'danger') }
  const came = useDeed(guestsCame, CHANGES)
  const missed = useDeed(guestsMissed, CHANGES)
  const free = useDeed(freeTable, CHANGES)
  const late = useDeed(guestsLate, CHANGES)
  const longer = useDeed(lengthenStay, CHANGES)
  const move = useDeed(moveStay, CHANGES)
  const seat = useDeed(walkIn, CHANGES)
  return {
    came: (id) => came.mutate({ params: { id }, body: { table: null } }, told),
    missed: (id) => missed.mutate({ params: { id } }, told),
    free: (id) => free.mutate({ params: { id } }, told),
    late: (id, minutes) => late.mutate({ params: { id }, body: { minutes } }, told),
    longer: (id, minutes) => longer.mutate({ params: { id }, body: { minutes } }, told),
    move: (id, table) => move.mutate({ params: { id }, body: { table } }, told),
    seat: (body) => seat.mutate({ body }, told),
  }
}
