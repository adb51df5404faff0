export interface Currency {
  readonly code: string
  readonly symbol: string
  /** How much of this currency one unit of the default one is worth. */
  readonly rate: number
  readonly decimals: number
  readonly isDefault: boolean
}
