import { type DestinationStream, type Logger, pino } from 'pino'
import { batchWrites } from './batch-writes.ts'

export type Log = Logger

/** Names under which a secret could slip into a log line. Login codes are no secret here: without a gateway the log is where they go. */
const secrets = [
  'token',
  'consumer_key',
  'consumer_secret',
  'consumerKey',
  'consumerSecret',
  'password',
  'cookie',
  'authorization',
]

/** A database that refuses a row says which row: `Key (phone)=(+7916…) already exists`. */
const rows = ['err.detail', 'err.where', 'err.parameters', 'err.cause.detail', 'err.cause.where']

/** One JSON line an event; values under secret names are struck out, two levels deep. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const options = {
    level,
    redact: { paths: [...paths, ...rows], censor: '***' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return pino(options, destination ?? batchWrites(pino.destination(1)))
}

/** For lines of known words and figures, written with every request: nothing lies deeper in them. */
export const flatLog = (log: Log): Log => log.child({}, { redact: { paths: secrets, censor: '***' } })
