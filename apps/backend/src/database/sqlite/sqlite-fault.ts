/** What of SQLite's numbers a caller tells apart; of others the last eight bits say the kind. */
const NAMES: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
  2067: 'SQLITE_CONSTRAINT_UNIQUE',
}

/** The drivers give every fault the same code and the reason as a number: what is above asks for it by name. */
export function sqliteFault(fault: unknown): unknown {
  if (!(fault instanceof Error && 'errcode' in fault && typeof fault.errcode === 'number')) return fault
  const code = NAMES[fault.errcode] ?? NAMES[fault.errcode & 0xff]
  return code ? Object.assign(fault, { code }) : fault
}
