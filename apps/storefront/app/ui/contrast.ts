interface Rgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

export const BLACK = '#000'
export const WHITE = '#fff'

/** Black or white, whichever reads better on the colour; one of the two always reaches 4.5:1. */
export function readableOn(color: string): typeof BLACK | typeof WHITE | null {
  const rgb = parseColor(color)
  if (!rgb) return null
  const luminance = luminanceOf(rgb)
  return (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? BLACK : WHITE
}

const PAPER_LUMINANCE = 0.75
const PAPER_TINT = 24

/** White, or a shade of it: what a page lies on by day, and would blind in the dark. */
export function isPaper(color: string): boolean {
  const rgb = parseColor(color)
  if (!rgb) return false
  const channels = [rgb.red, rgb.green, rgb.blue]
  return luminanceOf(rgb) > PAPER_LUMINANCE && Math.max(...channels) - Math.min(...channels) <= PAPER_TINT
}

/** A colour the operator may write: #rgb, #rrggbb (with alpha), rgb(), hsl(). Anything else is not a colour to us. */
export function parseColor(text: string): Rgb | null {
  const color = text.trim().toLowerCase()
  if (/^#[\da-f]{3,4}$/.test(color)) return fromHex([...color.slice(1, 4)].map((digit) => digit + digit))
  if (/^#(?:[\da-f]{6}|[\da-f]{8})$/.test(color)) return fromHex(color.slice(1, 7).match(/../g) ?? [])
  const call = /^(rgb|hsl)a?\(([\d.,%\s/deg+-]+)\)$/.exec(color)
  const parts = (call?.[2] ?? '').split(/[\s,/]+/).filter(Boolean)
  const [first, second, third] = parts.map((part) => Number.parseFloat(part))
  if (!call || first === undefined || second === undefined || third === undefined) return null
  if (call[1] === 'hsl') return fromHsl(first, second / 100, third / 100)
  const scale = parts[0]?.endsWith('%') ? 2.55 : 1
  return { red: first * scale, green: second * scale, blue: third * scale }
}

function fromHex(pairs: readonly string[]): Rgb {
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16))
  return { red, green, blue }
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  }
  return { red: channel(0), green: channel(8), blue: channel(4) }
}

function luminanceOf({ red, green, blue }: Rgb): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
