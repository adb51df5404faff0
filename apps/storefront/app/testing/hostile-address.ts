import fc from 'fast-check'

const pieces = [
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    '%2f',
    '%2f%2f',
    '%5c',
    '%09',
    '\u3002',
    '\uff0f',
  ],
  ...['evil.example', 'https:', 'http:', 'HTTPS:', 'javascript:', 'shop.example', '&next=', '?return='],
]

/** Addresses that look like the shop's and lead elsewhere, or the other way round; `words` of the shop stand in them. */
export function hostileAddress(words: readonly string[], maxLength: number): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...pieces, ...words), { maxLength }).map((parts) => parts.join(''))
}
