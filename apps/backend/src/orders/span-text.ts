import { clockTime, localTime } from '@samobranka/rules'

/** `18:30–18:40`, by that zone's clock. */
export function spanText({ from, to }: { readonly from: number; readonly to: number }, zone: string): string {
  return [from, to].map((at) => clockTime(localTime(new Date(at), zone).minutes)).join('–')
}
