import type { Translate } from '@samobranka/dictionary'
import { addDays, type DeliveryType, formatDate, localTime } from '@samobranka/rules'
import { useEffect, useMemo, useState } from 'react'
import { serverTime } from '../../../catalogue-access/server-time.ts'
import { dayText } from '../../../format/day-text.ts'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { loadLater } from '../../../startup/load-later.ts'
import { lookAgain } from '../../../startup/look-again.ts'
import type { CheckoutKitchen } from '../checkout-view.ts'
import type { Draft } from '../draft/draft.ts'
import type { DayTimes } from '../quoting/checkout-calls.ts'
import { type NextTime, nextTime } from './next-time.ts'
import { offeredTime } from './offered-time.ts'

/** Slots go by: they are asked for anew every minute and after a sleep. */
const AGAIN_MS = 60_000
/** Tables are booked further ahead than food. */
const TABLE_DAYS = 30
/** So many days are asked for by themselves before the guest looks further. */
const MOST_FULL = 7

export interface TakeTimes {
  /** null until they are known. */
  readonly days: readonly { readonly date: string; readonly label: string }[] | null
  /** Of the chosen day; null until they are known. */
  readonly times: readonly string[] | null
  readonly date: string
  readonly time: string
  /** What a closed kitchen can be asked for; null where it is open. */
  readonly next: NextTime | null
  /** The time that was chosen is gone and another stands in its place. */
  readonly moved: boolean
}

interface Question {
  readonly way: DeliveryType
  readonly kitchen: CheckoutKitchen | null
  readonly zoneId: number | null
  readonly distanceTime: number | null
  readonly draft: Draft
  readonly language: string
}

const UNKNOWN: TakeTimes = { days: null, times: null, date: '', time: '', next: null, moved: false }

export function useTakeTimes(question: Question): TakeTimes {
  const { way, kitchen, draft } = question
  const t = useTranslate()
  const slots = useAnswerTo<readonly DayTimes[]>(slotsQuestion(question), (text) => askSlots(text))
  const days = useMemo(
    () => (way === 'lounge' && kitchen ? tableDays(kitchen.timeZone, t) : null),
    [way, kitchen, t],
  )
  const wished = days?.find((day) => day.date === draft.takeDate)?.date
  const [full, setFull] = useState<readonly string[]>([])
  const first = days?.find((day) => !full.includes(fullKey(question, day.date)))?.date
  const date = wished ?? first ?? days?.[0]?.date ?? ''
  const tables = useAnswerTo<readonly string[]>(tablesQuestion(question, date), (text) => askFree(text))
  const isFull = tables?.length === 0 && wished === undefined
  const key = fullKey(question, date)
  // Nobody chose the day: an evening without a free table is not what a booking begins with.
  useEffect(() => {
    if (isFull)
      setFull((known) => (known.includes(key) || known.length >= MOST_FULL ? known : [...known, key]))
  }, [isFull, key])
  const next = useMemo(
    () => (slots && kitchen ? nextTime(slots, serverTime(), kitchen.timeZone, t) : null),
    [slots, kitchen, t],
  )
  if (way === 'lounge') {
    if (!days) return UNKNOWN
    const time = tables?.includes(draft.takeTime) ? draft.takeTime : (tables?.[0] ?? '')
    return { days, times: tables, date, time, next: null, moved: false }
  }
  if (!slots) return UNKNOWN
  const choice = offeredTime(slots, draft)
  const open = slots.filter(({ times }) => times.length > 0)
  if (!choice) return { days: slots, times: [], date: '', time: '', next, moved: false }
  return { days: open, times: open.find((day) => day.date === choice.date)?.times ?? [], next, ...choice }
}

function slotsQuestion({ way, kitchen, zoneId, distanceTime, language }: Question): string | null {
  if (way === 'lounge' || !kitchen) return null
  return JSON.stringify({ way, warehouseId: kitchen.id, zoneId, distanceTime, lang: language })
}

function tablesQuestion({ way, kitchen, draft, language }: Question, date: string): string | null {
  if (way !== 'lounge' || !kitchen || date === '') return null
  return JSON.stringify([kitchen.id, date, draft.guests, language])
}

/** Another kitchen or a larger company has other free days. */
const fullKey = ({ kitchen, draft }: Question, date: string) => `${kitchen?.id} ${draft.guests} ${date}`

async function askSlots(text: string): Promise<readonly DayTimes[]> {
  const { askTimes } = await loadLater(() => import('../quoting/checkout-calls.ts'))
  return askTimes(JSON.parse(text))
}

async function askFree(text: string): Promise<readonly string[]> {
  const { askTables } = await loadLater(() => import('../quoting/checkout-calls.ts'))
  const [warehouseId, date, people, lang] = JSON.parse(text)
  return askTables(warehouseId, date, people, lang)
}

function tableDays(timeZone: string, t: Translate) {
  const today = localTime(serverTime(), timeZone)
  return Array.from({ length: TABLE_DAYS }, (_, ahead) => {
    const day = addDays(today, ahead)
    const near = ahead === 0 ? t('common.today') : ahead === 1 ? t('common.tomorrow') : null
    return { date: formatDate(day), label: near ?? dayText(day, t) }
  })
}

/** The answer to the question at hand, kept while it is asked again; null while a new one is out. */
function useAnswerTo<Value>(
  question: string | null,
  ask: (question: string) => Promise<Value>,
): Value | null {
  const [answer, setAnswer] = useState<{ readonly to: string; readonly value: Value } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says all that the asking depends on
  useEffect(() => {
    if (question === null) return
    let stopped = false
    const run = async () => {
      const value = await ask(question).catch(() => null)
      if (value !== null && !stopped) setAnswer({ to: question, value })
    }
    void run()
    const stop = lookAgain(() => void run(), AGAIN_MS)
    return () => {
      stopped = true
      stop()
    }
  }, [question])
  return answer && answer.to === question ? answer.value : null
}
