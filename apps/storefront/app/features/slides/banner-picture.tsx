import { fileAddress } from '../../routing/picture-address.ts'
import { type Load, pictureSources, priorityOf } from '../../ui/picture.tsx'
import type { Slide } from './slides.ts'

interface Props {
  readonly slide: Slide
  readonly alone: boolean
  readonly load: Load
}

const PHONE = '(width < 768px)'

/** A picture for phones and one for wide screens; a browser fetches the one it shows. */
export function BannerPicture({ slide, alone, load }: Props) {
  const { picture, phonePicture, title } = slide
  const wide = { shape: 'wide', narrowest: 320, widest: 1280 } as const
  const phone = pictureSources({ name: phonePicture, ...wide, widest: 960 })
  const desktop = pictureSources({ name: picture, ...wide })
  // A little less than it is: the file below is half as large, and nobody sees the difference.
  const phoneSizes = '88vw'
  const sizes = alone ? '(width > 1279px) 1200px, 94vw' : '620px'
  return (
    <picture>
      {phone ? (
        <source media={PHONE} srcSet={phone.webp} sizes={phoneSizes} />
      ) : (
        <source media={PHONE} srcSet={fileAddress(phonePicture)} />
      )}
      <img
        alt={title}
        width={1280}
        height={720}
        loading={load === 'later' ? 'lazy' : 'eager'}
        fetchPriority={priorityOf(load)}
        {...(desktop ? { srcSet: desktop.webp, sizes, src: desktop.src } : { src: fileAddress(picture) })}
      />
    </picture>
  )
}
