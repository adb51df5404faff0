import { type KitchenBoard, type KitchenMark, kitchenTickets } from '@samobranka/contract'
import type { MarkKind } from '@samobranka/rules'
import { useEffect, useMemo } from 'react'
import { useMissedEvents } from '../../api/live/use-office-events.ts'
import { useCall } from '../../api/use-call.ts'
import { noteServerTime, serverNow } from '../orders-at-work/server-clock.ts'
import { markQueue, useKeptMarks } from './kitchen-marks.ts'
import { predictBoard } from './predict-board.ts'

const SEND_AGAIN_MS = 4_000
/** An order for later enters by the clock, and nobody says so. */
const LOOK_MS = 30_000

export interface Said {
  readonly order: string
  readonly item: string
  readonly kind: MarkKind
}

export interface KitchenNow {
  /** null until it was answered for the first time. */
  readonly board: KitchenBoard | null
  readonly fault: Error | null
  /** When the server was last heard, in milliseconds of this device; 0 for never. */
  readonly heardAt: number
  readonly keptMarks: readonly KitchenMark[]
  mark(said: readonly Said[]): void
  askAnew(): void
}

/** The board of a kitchen with what was pressed here on it, whether or not the server knows that yet. */
export function useKitchenBoard(kitchen: number): KitchenNow {
  const { data, error, dataUpdatedAt, refetch } = useCall(
    kitchenTickets,
    { params: { kitchen } },
    { liveBy: ['kitchen', 'order'] },
  )
  const keptMarks = useKeptMarks(kitchen)
  const hasKept = keptMarks.length > 0
  const board = useMemo(() => (data ? predictBoard(data, keptMarks) : null), [data, keptMarks])

  useEffect(() => {
    if (data) noteServerTime(data.now)
  }, [data])
  useMissedEvents(() => void markQueue.flush())
  useEffect(() => {
    if (!hasKept) return
    void markQueue.flush()
    const again = setInterval(() => void markQueue.flush(), SEND_AGAIN_MS)
    return () => clearInterval(again)
  }, [hasKept])
  useEffect(() => {
    const look = setInterval(() => void refetch(), LOOK_MS)
    return () => clearInterval(look)
  }, [refetch])

  return {
    board,
    fault: error,
    heardAt: dataUpdatedAt,
    keptMarks,
    mark(said) {
      const at = new Date(serverNow()).toISOString()
      markQueue.add(
        kitchen,
        said.map((one) => ({ ...one, at, id: crypto.randomUUID() })),
      )
      void markQueue.flush()
    },
    askAnew: () => void refetch(),
  }
}
