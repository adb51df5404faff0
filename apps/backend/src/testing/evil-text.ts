import fc from 'fast-check'

/** What people write who want it to run in somebody else's window. */
const attack = fc.constantFrom(
  '</script><img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "'-alert(1)-'",
  '<!--',
  ']]>',
  '--><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '</title><iframe srcdoc="<script>parent.x=1</script>">',
  '</textarea><style>*{display:none}</style>',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what is written, not filled in.
  '${alert(1)}',
  '<b onmouseover=alert`1`>',
  '\u2028alert(1)//\u2029',
  '[x](javascript:alert(1))',
  '*_~`',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
)

/** An attack among other letters, as long as a name may be. Entities are left out: the wire reads them. */
export const evilText: fc.Arbitrary<string> = fc
  .tuple(fc.string({ maxLength: 8 }), attack, fc.string({ maxLength: 8 }))
  .map((parts) => `z${parts.join('').replaceAll('&', '+')}z`)
