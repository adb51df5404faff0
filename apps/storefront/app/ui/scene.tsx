const CLOCHE = 'M26 66h44M30 62a18 18 0 0 1 36 0M48 44v-5M45 39h6'

/** Drawn on a plate of 96 px, in the shop's own colours: an empty screen is a table that is not laid yet. */
const scenes = {
  plate: 'M36 30v36M32 30v10a4 4 0 0 0 8 0V30M60 66V30c-5 4-6 12-4 20h4',
  lost: `${CLOCHE}M42 27c1-8 13-7 12 0-.7 4-6 4-6 9`,
  closed: `${CLOCHE}M62 22a9 9 0 1 0 9 12 7.5 7.5 0 0 1-9-12Z`,
} as const

export function Scene({ name }: { readonly name: keyof typeof scenes }) {
  return (
    <svg className="scene" viewBox="0 0 96 96" width={96} height={96} aria-hidden="true">
      <circle cx="48" cy="48" r="48" />
      <path d={scenes[name]} />
    </svg>
  )
}
