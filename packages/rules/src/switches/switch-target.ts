import { BUSY_PARTS, type BusyPart, type PausedWay, type StopTarget } from '../model/switch.ts'

const STOP = /^(product|supplement|category):(\d{1,15})$/
const VARIATION = /^variation:(\d{1,15})\/(\d{1,15})$/

/** `product:7`, `variation:7/12` (of product 7), `supplement:3`, `category:20`; null is no such thing. */
export function readStopTarget(text: string): StopTarget | null {
  const variation = VARIATION.exec(text)
  if (variation) return { of: 'variation', productId: Number(variation[1]), id: Number(variation[2]) }
  const found = STOP.exec(text)
  return found ? { of: found[1] as 'product' | 'supplement' | 'category', id: Number(found[2]) } : null
}

export function stopTargetText(target: StopTarget): string {
  return target.of === 'variation'
    ? `variation:${target.productId}/${target.id}`
    : `${target.of}:${target.id}`
}

const WAYS: readonly PausedWay[] = ['flat_rate', 'local_pickup', 'lounge', 'all']

export function readPausedWay(text: string): PausedWay | null {
  return WAYS.find((way) => way === text) ?? null
}

export function readBusyPart(text: string): BusyPart | null {
  return BUSY_PARTS.find((part) => part === text) ?? null
}
