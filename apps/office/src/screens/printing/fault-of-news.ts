import { PRINT_FAULTS, type PrintFault } from '@samobranka/contract'

/** Why nothing came out, of what a kitchen says of its printers; null where nothing is wrong. */
export const faultOfNews = ({ fault }: Readonly<Record<string, unknown>>): PrintFault | null =>
  PRINT_FAULTS.find((one) => one === fault) ?? null
