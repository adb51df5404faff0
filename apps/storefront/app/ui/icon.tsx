import { memo } from 'react'

/** Drawn on a 24 px grid with one pen, so that they look like one family. */
const drawings = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  cart: 'M6.5 8h11l1 11.2a.8.8 0 0 1-.8.8H6.3a.8.8 0 0 1-.8-.8L6.5 8ZM9 10.5V7a3 3 0 0 1 6 0v3.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8a7.5 7.5 0 0 1 15 0',
  pin: 'M12 21s7-6.1 7-11.3A7 7 0 0 0 5 9.7C5 14.9 12 21 12 21Zm0-8.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Z',
  left: 'm14.5 5-7 7 7 7',
  right: 'm9.5 5 7 7-7 7',
  trash: 'M5 7h14M10 7V5h4v2m-7.5 0 .8 12.2a.8.8 0 0 0 .8.8h7.8a.8.8 0 0 0 .8-.8L17.5 7',
  phone:
    'M6.6 4h2.8l1.4 4-2 1.4a11.5 11.5 0 0 0 5.8 5.8l1.4-2 4 1.4v2.8A1.6 1.6 0 0 1 18.3 19 14.3 14.3 0 0 1 5 5.7 1.6 1.6 0 0 1 6.6 4Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  target: 'M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm0-13v3m0 10v3m8-8h-3M7 12H4',
  home: 'm4 11 8-7 8 7M6 9.5V20h4.5v-5h3v5H18V9.5',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12.5V12l3 2',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  share: 'M12 15V4m-4 4 4-4 4 4M6 12v7h12v-7',
  gift: 'M4 9h16v4H4zm1.5 4v7h13v-7M12 9v11M12 9S7 9 7.5 6.3C8 4 11.5 5 12 9Zm0 0s5 0 4.5-2.7C16 4 12.5 5 12 9Z',
  filter:
    'M4 7h10m4 0h2M4 17h2m4 0h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-8 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  alert: 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.5v.1',
} as const

export type IconName = keyof typeof drawings

const SYMBOLS = Object.entries(drawings)
  .map(([name, drawing]) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${drawing}"/></symbol>`)
  .join('')

/**
 * The drawings themselves, once a page: a card's plus is then a reference, not a drawing. One text, so that nobody
 * walks through four dozen elements when the page is made and again when it hydrates.
 */
export const IconSheet = memo(function IconSheet() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants
  return <svg className="icon-sheet" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SYMBOLS }} />
})

export function Icon({ name, size }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" {...(size ? { width: size, height: size } : {})} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
