import fc from 'fast-check'

/** What people write who want it to run in somebody else's window. */
export const evilText: fc.Arbitrary<string> = fc
  .tuple(
    fc.string({ maxLength: 8 }),
    fc.constantFrom(
      '</script><img src=x onerror=alert(1)>',
      '"><svg/onload=alert(1)>',
      "' onmouseover='alert(1)",
      '--><script>alert(1)</script>',
      '&lt;img src=x onerror=alert(1)&gt;',
      '<a href="javascript:alert(1)">x</a>',
    ),
    fc.string({ maxLength: 8 }),
  )
  .map((parts) => parts.join(''))
