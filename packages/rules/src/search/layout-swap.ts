const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>'
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю'

const otherLetter = new Map<string, string>()
for (const [index, key] of [...latin].entries()) {
  const letter = cyrillic.charAt(index)
  otherLetter.set(key, letter)
  // The shifted signs repeat letters that already have their plain key.
  if (!otherLetter.has(letter)) otherLetter.set(letter, key)
}

/** What the same keys write in the other keyboard layout: `gbwwf` is «пицца», «зшяяф» is `pizza`. */
export function layoutSwap(text: string): string {
  return [...text.toLowerCase()].map((letter) => otherLetter.get(letter) ?? letter).join('')
}
