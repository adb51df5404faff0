import type { Address } from '@samobranka/contract'
import type { Translate } from '@samobranka/dictionary'

/** Flat and floor, the code, what is asked of the courier: part by part, as far as it is said. */
export function doorTexts(address: Address, t: Translate): string[] {
  const named = (part: 'flat' | 'entrance' | 'floor' | 'doorCode') =>
    address[part] ? `${t(`place.${part}`)} ${address[part]}` : ''
  const inside = address.privateHouse
    ? [t('place.privateHouse')]
    : [named('flat'), named('entrance'), named('floor'), named('doorCode')]
  const requests = [address.leaveAtDoor ? t('place.leaveAtDoor') : '', address.comment]
  return [...inside, ...requests].filter(Boolean)
}
