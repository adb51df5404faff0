import { randomFillSync } from 'node:crypto'

const SECRET_BYTES = 16
const POOL_BYTES = 4_096

const pool = Buffer.alloc(POOL_BYTES)
let used = POOL_BYTES

/** Random bytes, drawn from the system many at a time: asking costs more than the bytes. */
function draw(bytes: number): Buffer {
  if (used + bytes > POOL_BYTES) {
    randomFillSync(pool)
    used = 0
  }
  const drawn = Buffer.from(pool.subarray(used, used + bytes))
  // What was handed out is nobody's to find in memory afterwards.
  pool.fill(0, used, used + bytes)
  used += bytes
  return drawn
}

/** 128 random bits. */
export function drawSecret(): string {
  return draw(SECRET_BYTES).toString('base64url')
}

/**
 * 128 random bits that nobody guesses, behind the instant: orders that come one after the other lie side by side in the
 * index, where random ids would touch another page of the file each.
 */
export function orderId(now: Date): string {
  const stamp = now.getTime().toString(36).padStart(8, '0')
  return `${stamp}${draw(SECRET_BYTES).toString('base64url')}`
}
