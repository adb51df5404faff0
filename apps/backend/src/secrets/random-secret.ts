import { randomFillSync } from 'node:crypto'

const SECRET_BYTES = 16
const POOL_BYTES = 4_096

const pool = Buffer.alloc(POOL_BYTES)
let used = POOL_BYTES

/** 128 random bits, drawn from the system many at a time: asking costs more than the bytes. */
export function randomSecret(): string {
  if (used === POOL_BYTES) {
    randomFillSync(pool)
    used = 0
  }
  const secret = pool.toString('base64url', used, used + SECRET_BYTES)
  // What was handed out is nobody's to find in memory afterwards.
  pool.fill(0, used, used + SECRET_BYTES)
  used += SECRET_BYTES
  return secret
}
