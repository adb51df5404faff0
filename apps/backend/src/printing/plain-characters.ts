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

export function plainCharacters(text: string): string {
  return text.replace(ODD, (sign) => INSTEAD[sign] ?? '').replace(PICTURES, '')
}
