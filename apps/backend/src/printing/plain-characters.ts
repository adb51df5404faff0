/** What a printer's code page has no sign for, and what is printed instead of a question mark. */
const INSTEAD: Readonly<Record<string, string>> = {
  '\u202F': ' ',
  '\u00A0': ' ',
  '\u2009': ' ',
  '₽': 'р',
  '€': 'EUR',
  '₸': 'тг',
  '«': '"',
  '»': '"',
  '„': '"',
  '“': '"',
  '”': '"',
  '’': "'",
  '—': '-',
  '–': '-',
  '−': '-',
  '×': 'x',
  '…': '...',
  '·': '-',
  '•': '-',
}

const ODD = new RegExp(`[${Object.keys(INSTEAD).join('')}]`, 'g')
/** Faces and hearts of a comment. */
const PICTURES = /\p{Extended_Pictographic}|\uFE0F/gu

/** Written by a guest they would be orders to the printer: to open the drawer, to cut, to print something else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for.
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g

export const withoutControls = (text: string): string => text.replace(CONTROLS, ' ')

export function plainCharacters(text: string): string {
  return withoutControls(text)
    .replace(ODD, (sign) => INSTEAD[sign] ?? '')
    .replace(PICTURES, '')
}
