const NAMES = ['session', 'nonce', 'keys'] as const
type SecretName = (typeof NAMES)[number]

export type SecretsCommand =
  | { readonly verb: 'list' }
  | { readonly verb: 'rotate'; readonly name: SecretName; readonly overlapMs: number }
  | { readonly usage: string }

const usage: SecretsCommand = {
  usage:
    'Usage: npm run secrets -- list | rotate session|nonce|keys [--overlap 24h]\n' +
    '  What is replaced is accepted for the overlap: 90s, 30m, 24h, 30d; 0 ends it at once.',
}

const HOUR = 3_600_000
const units: ReadonlyMap<string, number> = new Map([
  ['s', 1_000],
  ['m', 60_000],
  ['h', HOUR],
  ['d', 24 * HOUR],
])

/** A cookie lives for a month: nobody is logged out by a replaced seal, unless the operator wants it. */
const usual: Record<SecretName, number> = { session: 30 * 24 * HOUR, nonce: 0, keys: 24 * HOUR }
const LONGEST_MS = 366 * 24 * HOUR

export function readSecretsCommand(args: readonly string[]): SecretsCommand {
  const [verb, given, ...rest] = args.flatMap((arg) =>
    arg.startsWith('--overlap=') ? ['--overlap', arg.slice('--overlap='.length)] : [arg],
  )
  if (verb === 'list' && given === undefined) return { verb }
  const name = NAMES.find((each) => each === given)
  if (verb !== 'rotate' || name === undefined) return usage
  if (rest.length === 0) return { verb, name, overlapMs: usual[name] }
  const overlapMs = rest[0] === '--overlap' && rest.length === 2 ? duration(rest[1] ?? '') : null
  return overlapMs === null ? usage : { verb, name, overlapMs }
}

function duration(text: string): number | null {
  if (text === '0') return 0
  const [, number = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  const length = units.get(unit)
  if (length === undefined) return null
  const ms = Number(number) * length
  return ms <= LONGEST_MS ? ms : null
}
