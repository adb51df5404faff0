import { useRootData } from '../../../catalogue-access/root-data/root-data.ts'
import { usePhones } from '../../account/index.ts'
import type { Draft } from './draft.ts'

/** The number as another country's kitchen would dial it: the server knows only the shop's own country. */
export function useWholePhone({ phone, country }: Pick<Draft, 'phone' | 'country'>): string {
  const home = useRootData()?.shop.login.country
  const isForeign = country !== '' && country !== home && phone !== '' && !phone.trim().startsWith('+')
  const phones = usePhones(isForeign)
  return (isForeign ? phones?.phoneNumber(phone, country) : null) ?? phone
}
