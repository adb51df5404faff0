import { describe, expect, it } from 'vitest'
import type { Codec } from './codec.ts'
import { date, optionalDate } from './date.ts'
import { flag } from './flag.ts'
import { idList } from './id-list.ts'
import { image } from './image.ts'
import { instant } from './instant.ts'
import { money, optionalMoney, percent, signedMoney } from './money.ts'
import { count, id, optionalCount, optionalId, units } from './number.ts'
import { oneOf } from './one-of.ts'
import { read } from './read.ts'
import { optionalText, prose, slug, text, verbatim, word } from './text.ts'
import { write } from './write.ts'

const REFUSED = Symbol('refused')
/** "Nothing": the holder's default, which a codec alone reports as missing. */
const NOTHING = Symbol('nothing')

const reading = (codec: Codec<unknown>, wire: unknown): unknown => {
  const result = read(codec, wire)
  if (result.ok) return result.value
  return result.faults[0]?.what === 'missing' ? NOTHING : REFUSED
}

const colour = oneOf(['red', 'green'], { rot: 'red' })

const habits: [string, Codec<unknown>, [wire: unknown, value: unknown][]][] = [
  [
    'id',
    id,
    [
      [7, 7],
      ['7', 7],
      [' 7 ', 7],
      [0, 0],
      [null, NOTHING],
      ['', NOTHING],
      [false, NOTHING],
      [-1, REFUSED],
      [1.5, REFUSED],
      ['7a', REFUSED],
      [true, REFUSED],
      [{}, REFUSED],
    ],
  ],
  [
    'optionalId',
    optionalId,
    [
      [7, 7],
      ['7', 7],
      [0, null],
      ['0', null],
      [null, null],
      ['', null],
      [false, null],
      ['x', REFUSED],
    ],
  ],
  [
    'count',
    count,
    [
      [2, 2],
      ['2', 2],
      ['2.5', 2.5],
      ['2,5', 2.5],
      [-3, -3],
      ['', NOTHING],
      [null, NOTHING],
      [[], NOTHING],
      ['two', REFUSED],
      [Number.NaN, REFUSED],
      [true, REFUSED],
    ],
  ],
  [
    'optionalCount',
    optionalCount,
    [
      ['3', 3],
      ['', null],
      [null, null],
      ['x', REFUSED],
    ],
  ],
  [
    'units',
    units,
    [
      ['3', 3],
      [0, 0],
      [1.5, REFUSED],
      [-1, REFUSED],
    ],
  ],
  [
    'money',
    money,
    [
      [1290, 129000],
      [1290.5, 129050],
      ['1290', 129000],
      ['1290.5', 129050],
      ['1290.00', 129000],
      ['1290.0000', 129000],
      ['1 290,50', 129050],
      ['1\u00a0290,5', 129050],
      ['1\u202f290', 129000],
      [0, 0],
      ['0', 0],
      [1.005, 101],
      ['1.005', 101],
      [0.1 + 0.2, 30],
      ['', NOTHING],
      [null, NOTHING],
      [false, NOTHING],
      ['1,290', REFUSED],
      ['-5', REFUSED],
      [-5, REFUSED],
      ['12 ₽', REFUSED],
      ['abc', REFUSED],
      [true, REFUSED],
      [Number.POSITIVE_INFINITY, REFUSED],
      ['99999999999999999999', REFUSED],
      [{}, REFUSED],
    ],
  ],
  [
    'optionalMoney',
    optionalMoney,
    [
      ['5', 500],
      ['', null],
      [null, null],
      [false, null],
      ['x', REFUSED],
    ],
  ],
  [
    'signedMoney',
    signedMoney,
    [
      ['-5.50', -550],
      [-5.5, -550],
      ['-0', 0],
      ['5', 500],
      ['--5', REFUSED],
    ],
  ],
  [
    'percent',
    percent,
    [
      [7.5, 750],
      ['7,5', 750],
      ['30%', 3000],
      ['', NOTHING],
      ['-1', REFUSED],
      ['x', REFUSED],
    ],
  ],
  [
    'flag',
    flag,
    [
      [true, true],
      [1, true],
      ['1', true],
      ['yes', true],
      ['on', true],
      ['TRUE', true],
      [false, false],
      [0, false],
      ['0', false],
      ['no', false],
      ['off', false],
      ['false', false],
      [[], NOTHING],
      [null, NOTHING],
      ['', NOTHING],
      [' ', NOTHING],
      ['maybe', REFUSED],
      [2, REFUSED],
      [{}, REFUSED],
    ],
  ],
  [
    'text',
    text,
    [
      ['Сыр &amp; ветчина', 'Сыр & ветчина'],
      ['&laquo;Дом&raquo; &#8470;5 &#x20BD;', '«Дом» №5 ₽'],
      ['R&D; &unknown;', 'R&D; &unknown;'],
      ['&#0; &#55296;', '&#0; &#55296;'],
      [12, '12'],
      ['', ''],
      [null, NOTHING],
      [false, NOTHING],
      [[], NOTHING],
      [true, REFUSED],
      [{}, REFUSED],
      [['x'], REFUSED],
    ],
  ],
  [
    'word',
    word,
    [
      ['x', 'x'],
      [5, '5'],
      ['', NOTHING],
      ['  ', NOTHING],
      [null, NOTHING],
      [{}, REFUSED],
    ],
  ],
  [
    'slug',
    slug,
    [
      ['pizza', 'pizza'],
      [' pizza ', 'pizza'],
      ['%d1%81%d1%83%d0%bf', 'суп'],
      ['50%-off', '50%-off'],
      ['%ff%fe', '%ff%fe'],
      ['', REFUSED],
      [5, REFUSED],
      [null, REFUSED],
      [false, REFUSED],
    ],
  ],
  [
    'optionalText',
    optionalText,
    [
      ['x', 'x'],
      ['', null],
      [null, null],
      [false, null],
      [{}, REFUSED],
    ],
  ],
  [
    'verbatim',
    verbatim,
    [
      ['<b>&amp;</b>', '<b>&amp;</b>'],
      [5, '5'],
      [null, NOTHING],
      [{}, REFUSED],
    ],
  ],
  [
    'prose',
    prose,
    [
      ['<p>Сыр &amp; вино</p>\n<p>и&nbsp;хлеб</p>', 'Сыр & вино\nи\u00a0хлеб'],
      ['one<br/>two', 'one\ntwo'],
      ['2 < 3 > 1', '2 < 3 > 1'],
      ['&lt;b&gt;', '<b>'],
      [' as is ', ' as is '],
      [null, NOTHING],
    ],
  ],
  [
    'oneOf',
    colour,
    [
      ['red', 'red'],
      ['Rot', 'red'],
      ['', NOTHING],
      [null, NOTHING],
      ['blue', REFUSED],
      ['constructor', REFUSED],
      ['__proto__', REFUSED],
      [1, REFUSED],
    ],
  ],
  [
    'idList',
    idList,
    [
      [
        [1, 2],
        [1, 2],
      ],
      [
        ['1', 2],
        [1, 2],
      ],
      ['1,2', [1, 2]],
      ['1', [1]],
      [5, [5]],
      [{ 0: '1', 2: 3 }, [1, 3]],
      [
        [{ id: 4 }, { term_id: '5' }],
        [4, 5],
      ],
      [[], []],
      ['', []],
      [null, []],
      [false, []],
      [['a'], REFUSED],
      ['1;2', REFUSED],
      [{ a: 1 }, REFUSED],
    ],
  ],
  [
    'image',
    image,
    [
      ['/a.png', '/a.png'],
      [{ url: '/a.png', id: 3 }, '/a.png'],
      [{ id: 3, src: '/a.png' }, '/a.png'],
      [{ source_url: '/a.png' }, '/a.png'],
      [{ sizes: { large: '/a.png' } }, '/a.png'],
      [['/a.png', 640, 480, false], '/a.png'],
      [false, ''],
      [null, ''],
      ['', ''],
      [[], ''],
      [{ id: 3 }, REFUSED],
      [5, REFUSED],
    ],
  ],
  [
    'date',
    date,
    [
      ['06.03.2026', '06.03.2026'],
      ['6.3.2026', '06.03.2026'],
      ['2026-03-06', '06.03.2026'],
      ['20260306', '06.03.2026'],
      ['2026-03-06T10:00:00', '06.03.2026'],
      ['29.02.2024', '29.02.2024'],
      ['', NOTHING],
      ['29.02.2026', REFUSED],
      ['31.04.2026', REFUSED],
      ['tomorrow', REFUSED],
      [20260306, REFUSED],
    ],
  ],
  [
    'optionalDate',
    optionalDate,
    [
      ['', null],
      [null, null],
      ['01.01.2026', '01.01.2026'],
      ['x', REFUSED],
    ],
  ],
  [
    'instant',
    instant,
    [
      ['2026-03-06T22:59:00Z', '2026-03-06T22:59:00Z'],
      ['2026-03-06T22:59:00', '2026-03-06T22:59:00'],
      ['', NOTHING],
      ['soon', REFUSED],
      [5, REFUSED],
    ],
  ],
]

describe.each(habits)('%s', (_name, codec, cases) => {
  it.each(cases)('reads %j', (wire, value) => {
    expect(reading(codec, wire)).toEqual(value)
  })

  it('writes what it reads back the same', () => {
    for (const [wire, value] of cases) {
      if (value === REFUSED || value === NOTHING) continue
      expect(reading(codec, write(codec, value)), JSON.stringify(wire)).toEqual(value)
    }
  })
})

describe('the written form', () => {
  it.each([
    [money, 129050, '1290.50'],
    [money, 5, '0.05'],
    [optionalMoney, null, null],
    [signedMoney, -550, '-5.50'],
    [percent, 750, 7.5],
    [flag, true, true],
    [text, 'Сыр & ветчина', 'Сыр & ветчина'],
    [text, 'literally &amp;', 'literally &amp;amp;'],
    [prose, 'a <b> c', 'a &lt;b> c'],
    [idList, [1, 2], [1, 2]],
  ] as [Codec<unknown>, unknown, unknown][])('is canonical (%#)', (codec, value, wire) => {
    expect(write(codec, value)).toEqual(wire)
  })
})
