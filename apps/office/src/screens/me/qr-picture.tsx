import { encode } from 'uqr'

interface QrPictureProps {
  readonly text: string
  readonly label: string
}

/** Dark on light whatever the theme: cameras read it so. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-48 self-center">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  )
}
