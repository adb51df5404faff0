import type { OfficeReason, OfficeSettings, Printer } from '@samobranka/contract'
import { clockTime, parseClockTime } from '@samobranka/rules'

type Reasons = {
  readonly [K in keyof OfficeSettings['reasons']]: { id: string; name: string; guestText: string }[]
}

/** The settings as they are typed: numbers, sums and lists as texts. */
export interface SetupForm {
  acceptAlertMinutes: string
  acceptCancelMinutes: string
  managerPhones: string
  /** `1 flat_rate`: a kitchen and a way. */
  autoAccept: string[]
  dayStartsAt: string
  acceptMinutes: string
  busyMinutes: string
  releaseTableMinutes: string
  refundStepUpAbove: string
  stations: { id: string; kitchen: number; name: string; categories: number[] }[]
  reasons: Reasons
  messageTemplates: { id: string; name: string; text: string }[]
  floats: { kitchen: number; amount: string }[]
  printers: {
    id: string
    kitchen: number
    name: string
    kind: Printer['kind']
    width: number
    station: string
    prints: Printer['prints'][number][]
  }[]
}

export type ReasonList = keyof OfficeSettings['reasons']
export const REASON_LISTS: readonly ReasonList[] = ['refuse', 'cancel', 'refund', 'later']

export function formOf(settings: OfficeSettings): SetupForm {
  const reasons = (list: readonly OfficeReason[]) => list.map((one) => ({ ...one }))
  return {
    acceptAlertMinutes: String(settings.acceptAlertMinutes),
    acceptCancelMinutes: String(settings.acceptCancelMinutes),
    managerPhones: settings.managerPhones.join('\n'),
    autoAccept: settings.autoAccept.map(({ kitchen, way }) => `${kitchen} ${way}`),
    dayStartsAt: clockTime(settings.dayStartsAt),
    acceptMinutes: settings.acceptMinutes.join(', '),
    busyMinutes: settings.busyMinutes.join(', '),
    releaseTableMinutes: String(settings.releaseTableMinutes),
    refundStepUpAbove: settings.refundStepUpAbove === null ? '' : rubles(settings.refundStepUpAbove),
    stations: settings.stations.map((one) => ({ ...one, categories: [...one.categories] })),
    reasons: {
      refuse: reasons(settings.reasons.refuse),
      cancel: reasons(settings.reasons.cancel),
      refund: reasons(settings.reasons.refund),
      later: reasons(settings.reasons.later),
    },
    messageTemplates: settings.messageTemplates.map((one) => ({ ...one })),
    floats: settings.floats.map(({ kitchen, amount }) => ({ kitchen, amount: rubles(amount) })),
    printers: settings.printers.map((one) => ({ ...one, prints: [...one.prints] })),
  }
}

/** What no field is for stays as it was. */
export function settingsOf(form: SetupForm, before: OfficeSettings): OfficeSettings {
  return {
    ...before,
    acceptAlertMinutes: whole(form.acceptAlertMinutes),
    acceptCancelMinutes: whole(form.acceptCancelMinutes),
    managerPhones: form.managerPhones.split(/[\n,;]/).flatMap((one) => one.trim() || []),
    autoAccept: form.autoAccept.map((one) => {
      const [kitchen = '', way = ''] = one.split(' ')
      return { kitchen: Number(kitchen), way: way as OfficeSettings['autoAccept'][number]['way'] }
    }),
    dayStartsAt: parseClockTime(form.dayStartsAt) ?? 0,
    acceptMinutes: minutesIn(form.acceptMinutes),
    busyMinutes: minutesIn(form.busyMinutes),
    releaseTableMinutes: whole(form.releaseTableMinutes),
    refundStepUpAbove: form.refundStepUpAbove.trim() === '' ? null : kopecks(form.refundStepUpAbove),
    stations: form.stations,
    reasons: form.reasons,
    messageTemplates: form.messageTemplates,
    floats: form.floats.map(({ kitchen, amount }) => ({ kitchen, amount: kopecks(amount) })),
    printers: form.printers,
  }
}

/** Unlike every other: what was removed is not what is added next. */
export const newId = (): string => crypto.randomUUID().slice(0, 8)

const rubles = (sum: number): string => (sum / 100).toFixed(2).replace(/[.,]00$/, '')
const kopecks = (text: string): number =>
  Math.max(0, Math.round(Number(text.replace(/\s/g, '').replace(',', '.')) * 100) || 0)
const whole = (text: string): number => Math.max(0, Math.round(Number(text)) || 0)

const minutesIn = (text: string): number[] =>
  [...new Set(text.split(/[^\d]+/).map(Number))].filter((one) => one > 0).sort((a, b) => a - b)
