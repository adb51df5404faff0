import { fileAddress, isResizable, pictureStem, type Shape } from '../routing/picture-address.ts'

const WIDTHS = [160, 240, 320, 480, 640, 960, 1280, 1920] as const

type Width = (typeof WIDTHS)[number]

/**
 * From here on AVIF is worth its bytes. A screen full of small ones saves a phone a seventh of them, and keeps its
 * processor from everything else while they are unpacked: that takes three times as long as WebP.
 */
const LARGE = 960

const ratio: Record<Shape, number> = { own: 4 / 3, square: 1, wide: 16 / 9 }

export type Load = 'first' | 'sight' | 'soon' | 'later'

/** Without a word the browser takes all pictures in sight for equally urgent. */
export const priorityOf = (load: Load): 'high' | 'low' | undefined =>
  load === 'first' ? 'high' : load === 'later' ? undefined : 'low'

interface Props {
  /** A name in the shop's picture folder, or the whole address of a picture elsewhere. */
  readonly name: string
  readonly alt: string
  readonly shape?: Shape
  /** The `sizes` attribute: how wide the picture is shown. A page of many reads a plain length soonest, a query last. */
  readonly sizes: string
  /** The files worth offering: from … to … */
  readonly narrowest?: Width
  readonly widest?: Width
  /**
   * `first`: the loudest thing in the first screen, asked for before anything is laid out. `sight`: the others there, asked
   * for once it is: a dozen requests in the page's first task kept it for as long as its reading. `soon`: seen next.
   */
  readonly load?: Load
}

/** Width and height stand in the markup, so that nothing moves when the picture comes. */
export function Picture(props: Props) {
  const { name, alt, shape = 'own', sizes, narrowest = 160, widest = 640, load = 'later' } = props
  const height = Math.round(widest / ratio[shape])
  const common = {
    alt,
    width: widest,
    height,
    loading: load === 'first' || load === 'soon' ? 'eager' : 'lazy',
    fetchPriority: priorityOf(load),
  } as const
  const sources = pictureSources({ name, shape, narrowest, widest })
  if (!sources) return <img {...common} alt={alt} src={fileAddress(name)} />
  if (widest < LARGE)
    return <img {...common} alt={alt} srcSet={sources.webp} sizes={sizes} src={sources.src} />
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {/* Few browsers are left that read no AVIF: one file will do for them. */}
      <img {...common} alt={alt} src={sources.src} />
    </picture>
  )
}

interface Files {
  readonly name: string
  readonly shape: Shape
  readonly narrowest: Width
  readonly widest: Width
}

/** The files a browser may choose from; null for a picture elsewhere, which is one file. */
export function pictureSources({ name, shape, narrowest, widest }: Files) {
  if (!isResizable(name)) return null
  const widths = WIDTHS.filter((width) => width >= narrowest && width <= widest)
  const stem = pictureStem(name, shape)
  const set = (format: string) => widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  return {
    get avif() {
      return set('avif')
    },
    get webp() {
      return set('webp')
    },
    src: `${stem}-${widest > 960 ? 960 : widest}.webp`,
  }
}
