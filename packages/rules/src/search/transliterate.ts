const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'z',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

/** Spellings that Russian hears as one sound, longest first. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/cc(?=[eiy])/g, 'ch'],
  [/t[sz]/g, 'z'],
  [/c(?=[eiy])/g, 'z'],
  [/ck/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
]

/**
 * One Latin spelling for a normalised word in either alphabet, so that «пицца», `pizza` and `pitsa` meet.
 * It is a key to compare by, not a text to show.
 */
export function transliterate(text: string): string {
  return text
    .replace(/[a-z]+/g, (word) => spellings.reduce((key, [from, to]) => key.replace(from, to), word))
    .replace(/[а-я]/g, (letter) => letters[letter] ?? letter)
    .replace(/([a-z])\1+/g, '$1')
}
