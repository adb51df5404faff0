import { readFileSync } from 'node:fs'

const STOLEN = 7
const COUNTED = 8

/** What the kernel has counted of the cores' time so far, and what of it their owner gave to another machine; null where no kernel says so. */
export function coreTime() {
  let counted
  try {
    counted = readFileSync('/proc/stat', 'utf8')
  } catch {
    return null
  }
  const [line] = counted.split('\n', 1)
  const times = line
    .trim()
    .split(/\s+/)
    .slice(1, COUNTED + 1)
    .map(Number)
  return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[STOLEN] ?? 0 }
}

/** Which share of the time between two looks was stolen. */
export function stolenShare(before, after) {
  if (!before || !after || after.all === before.all) return 0
  return (after.stolen - before.stolen) / (after.all - before.all)
}
