/**
 * PostgreSQL: shutting down, crashed, starting, out of connections or of disk; SQLite: the disk is full or does not
 * answer; the network: nobody there.
 */
const CODES = new Set([
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'SQLITE_FULL',
  'SQLITE_BUSY',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** The driver has no code for a connection that ended under a statement. */
const ENDED =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Whether a fault says that the database cannot be had now: the caller may come again, and nothing was written. */
export function isAway(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  const code = 'code' in fault ? String(fault.code) : ''
  return (
    CODES.has(code) || code.startsWith('08') || code.startsWith('SQLITE_IOERR') || ENDED.test(fault.message)
  )
}
