import {
  endSwitch,
  listSwitches,
  type OfficeSwitch,
  type SetSwitchBody,
  setSwitch,
} from '@samobranka/contract'
import { useCall, useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay, useMe } from '../../session/me.ts'
import { useKitchens } from '../../session/use-kitchens.ts'
import { toast } from '../../ui/toasts.tsx'
import { useNow } from '../orders-at-work/use-now.ts'
import { useSwitchWords } from './switch-words.ts'

const NONE: readonly OfficeSwitch[] = []

/** What is on at the kitchens that are looked at; what has ended by itself goes without being told. */
export function useSwitchesOn() {
  const { isShown } = useKitchens()
  const now = useNow(5_000)
  const { data, isPending, error, refetch } = useCall(listSwitches, {}, { liveBy: ['switch'] })
  const on = (data?.switches ?? NONE).filter(
    ({ warehouse, until }) =>
      (warehouse === null || isShown(warehouse)) && (until === null || Date.parse(until) > now),
  )
  return {
    on,
    busyMinutes: data?.busyMinutes ?? [],
    isOpening: isPending,
    fault: error,
    askAnew: () => void refetch(),
  }
}

/** What concerns every kitchen is ended by whoever works at all of them. */
export function useMayEnd(): (one: OfficeSwitch) => boolean {
  const may = useMay()
  const { person } = useMe()
  return ({ warehouse }) =>
    warehouse === null ? may('switches.set') && person.kitchens.length === 0 : may('switches.set', warehouse)
}

/** Turns things on and off, and says so. */
export function useSwitchDeeds() {
  const t = useTranslate()
  const words = useSwitchWords()
  const set = useDeed(setSwitch, [{ name: listSwitches.name }])
  const end = useDeed(endSwitch, [{ name: listSwitches.name }])
  const tellFault = (fault: Error) => toast(fault.message, 'danger')
  return {
    isBusy: set.isPending,
    turnOn: (body: SetSwitchBody, done?: () => void) =>
      set.mutate(
        { body },
        {
          onError: tellFault,
          onSuccess(one) {
            toast(t('office.switches.set', { what: words.what(one) }))
            done?.()
          },
        },
      ),
    endNow: (one: OfficeSwitch) =>
      end.mutate(
        { params: { id: String(one.id) } },
        {
          onError: tellFault,
          onSuccess: () => toast(t('office.switches.ended', { what: words.what(one) })),
        },
      ),
  }
}
