/** Letters that have no accent to take off but are typed without what makes them special. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ə: 'e',
  қ: 'к',
  ғ: 'г',
  ң: 'н',
  ә: 'а',
  ө: 'о',
  ү: 'у',
  ұ: 'у',
  һ: 'х',
  җ: 'ж',
  і: 'и',
}

/**
 * Words as they are compared: lower case, no accents (ё is е, й is и), no punctuation, single spaces.
 * Only the accents of Latin and Cyrillic go: Hindi writes its vowels as marks and would lose them.
 */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøłđıəқғңәөүұһҗі]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
