import { type DestinationStream, type Logger, pino } from 'pino'

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

/** One JSON line an event; values under secret names are struck out, two levels deep. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const options = {
    level,
    redact: { paths, censor: '***' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return destination ? pino(options, destination) : pino(options)
}

/** For lines of known words and figures, written with every request: nothing lies deeper in them. */
export const flatLog = (log: Log): Log => log.child({}, { redact: { paths: secrets, censor: '***' } })

/** An address fit for the log: what opens doors is struck out of its query. */
export const loggableUrl = (url: string): string =>
  url.replace(/([?&](?:token|consumer_key|consumer_secret|key|code|oauth_[a-z_]+)=)[^&#]*/gi, '$1***')
