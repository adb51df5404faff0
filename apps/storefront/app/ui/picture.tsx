import { fileAddress, isResizable, pictureAddress, type Shape } from '../lib/picture-address.ts'

const WIDTHS = [160, 320, 480, 640, 960, 1280] as const

const ratio: Record<Shape, number> = { own: 4 / 3, square: 1, wide: 16 / 9 }

interface Props {
  /** A name in the shop's picture folder, or the whole address of a picture elsewhere. */
  readonly name: string
  readonly alt: string
  readonly shape?: Shape
  /** The `sizes` attribute: how wide the picture is shown. */
  readonly sizes: string
  /** The widest file worth offering. */
  readonly widest?: (typeof WIDTHS)[number]
  /** In the first screen: loaded before anything else of its kind. */
  readonly eager?: boolean
}

/** Width and height stand in the markup, so that nothing moves when the picture comes. */
export function Picture({ name, alt, shape = 'own', sizes, widest = 640, eager = false }: Props) {
  const height = Math.round(widest / ratio[shape])
  const common = {
    alt,
    width: widest,
    height,
    decoding: 'async',
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : undefined,
  } as const
  if (!isResizable(name)) return <img {...common} alt={alt} src={fileAddress(name)} />

  const widths = WIDTHS.filter((width) => width <= widest)
  const sources = (format: string) =>
    widths.map((width) => `${pictureAddress(name, shape, width, format)} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img {...common} alt={alt} src={pictureAddress(name, shape, 480, 'jpg')} />
    </picture>
  )
}
