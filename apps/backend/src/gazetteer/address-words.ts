/** Kinds of streets and how people shorten them; they are optional when an address is looked for. */
const kinds: Record<string, readonly string[]> = {
  улица: ['ул', 'улица', 'street', 'st', 'str'],
  проспект: ['пр', 'просп', 'прт', 'пркт', 'проспект', 'avenue', 'ave'],
  переулок: ['пер', 'переулок', 'lane'],
  площадь: ['пл', 'площадь', 'square', 'sq'],
  бульвар: ['бр', 'бул', 'бульв', 'бульвар', 'boulevard', 'blvd'],
  набережная: ['наб', 'набережная', 'embankment'],
  шоссе: ['ш', 'шоссе', 'highway'],
  проезд: ['прд', 'проезд'],
  тупик: ['туп', 'тупик'],
  микрорайон: ['мкр', 'мкрн', 'микрорайон'],
}
const kindOf = new Map(Object.entries(kinds).flatMap(([kind, forms]) => forms.map((form) => [form, kind])))

/** Said around an address, never part of its name. */
const silent = new Set(['г', 'гор', 'город', 'д', 'дом', 'house', 'россия', 'обл', 'область'])
/** What follows is inside the house and is not on the map. */
const inside = new Set(['кв', 'квартира', 'подъезд', 'под', 'этаж', 'эт', 'офис', 'оф', 'домофон'])

export function isKind(word: string): boolean {
  return word in kinds
}

/** «ул. Садовая, д. 14» → улица, садовая, 14; ё and е, capitals and punctuation make no difference. */
export function addressWords(text: string): string[] {
  const words: string[] = []
  for (const piece of plain(text)) {
    if (inside.has(piece)) break
    if (!silent.has(piece)) words.push(kindOf.get(piece) ?? piece)
  }
  return words
}

function plain(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}/-]+/u)
    .filter((piece) => piece !== '' && piece !== '-')
}

/** «14 к. 2», «14 корпус 2» and «14к2» are the same house. */
export function houseKey(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/корпус|корп/g, 'к')
    .replace(/строение|стр/g, 'с')
    .replace(/[^\p{L}\p{N}/]+/gu, '')
}
