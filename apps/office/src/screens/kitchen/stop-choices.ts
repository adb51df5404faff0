import type { SetSwitchBody } from '@samobranka/contract'
import type { OfficeKey } from '@samobranka/dictionary'

interface StopChoice {
  readonly until: SetSwitchBody['until']
  readonly words: OfficeKey
}

/** For how long a dish is sold out; until the next opening is what is meant most often. */
export const STOP_CHOICES: readonly StopChoice[] = [
  { until: 'opening', words: 'office.kitchen.stop.opening' },
  { until: 'hour', words: 'office.kitchen.stop.hour' },
  { until: 'day_end', words: 'office.kitchen.stop.day' },
  { until: 'ended', words: 'office.kitchen.stop.forever' },
]
