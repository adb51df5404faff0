const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    laquo: '«',
    raquo: '»',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsquo: '‘',
    rsquo: '’',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    deg: '°',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    times: '×',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    middot: '·',
    bull: '•',
    thinsp: '\u2009',
    ensp: '\u2002',
    emsp: '\u2003',
    shy: '\u00ad',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    uuml: 'ü',
    ouml: 'ö',
    auml: 'ä',
  }),
)

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][\da-zA-Z]*));/g

/** «Сыр &amp; ветчина» → «Сыр & ветчина»; an unknown entity stays as it is. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(ENTITY, (whole, tens?: string, hex?: string, name?: string) => {
        if (name !== undefined) return NAMED.get(name) ?? whole
        const point = tens === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(tens, 10)
        return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
          ? String.fromCodePoint(point)
          : whole
      })
    : text

/** Plain text stays plain; only an ampersand that would be read back as an entity is escaped. */
export const guardEntities = (text: string): string =>
  text.includes('&') ? text.replace(ENTITY, (whole) => `&amp;${whole.slice(1)}`) : text
