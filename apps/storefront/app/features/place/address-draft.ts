import type { Address, Suggestion } from '@samobranka/contract'

/** An address while it is being written; its line is what stands in the field. */
export interface AddressDraft extends Omit<Address, 'id'> {
  /** The geocoder's answer to the line; null while it is only text. */
  readonly found: Suggestion | null
  readonly express: boolean
}

export const EMPTY_DRAFT: AddressDraft = {
  line: '',
  found: null,
  point: null,
  flat: '',
  entrance: '',
  floor: '',
  privateHouse: false,
  doorCode: '',
  leaveAtDoor: false,
  comment: '',
  name: '',
  express: false,
}

export type AddressProblem = 'address_incorrect' | 'address_without_house' | 'address_fields_missing'

/** Every problem at once. A point from the map stands for itself where the geocoder has no house there. */
export function addressProblems(draft: AddressDraft): AddressProblem[] {
  const problems: AddressProblem[] = []
  if (draft.line.trim() === '' || !draft.point) problems.push('address_incorrect')
  else if (draft.found && !draft.found.hasHouse) problems.push('address_without_house')
  const parts = [draft.flat, draft.entrance, draft.floor]
  if (!draft.privateHouse && parts.some((part) => part.trim() === '')) problems.push('address_fields_missing')
  return problems
}

export function addressOf(draft: AddressDraft): Address {
  const part = (text: string) => (draft.privateHouse ? '' : text.trim())
  return {
    id: null,
    line: draft.line.trim(),
    flat: part(draft.flat),
    entrance: part(draft.entrance),
    floor: part(draft.floor),
    privateHouse: draft.privateHouse,
    doorCode: part(draft.doorCode),
    leaveAtDoor: draft.leaveAtDoor,
    name: draft.name,
    comment: draft.comment.trim(),
    point: draft.point,
  }
}

/** A saved address taken up again: it has been found before. */
export function draftOf(address: Address, express = false): AddressDraft {
  const { line, point, flat, entrance, floor, privateHouse, doorCode, leaveAtDoor, comment, name } = address
  const door = { flat, entrance, floor, privateHouse, doorCode, leaveAtDoor, comment }
  return { line, point, ...door, name, express, found: null }
}

/** The header has little room: street and house, the city left out. */
export function titleOf({ found, line }: Pick<AddressDraft, 'found' | 'line'>): string {
  if (found?.street) return [found.street, found.house].filter(Boolean).join(', ')
  const [city, ...rest] = line.split(',').map((part) => part.trim())
  return rest.length > 1 ? rest.join(', ') : [city, ...rest].join(', ')
}
