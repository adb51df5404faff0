/** Room for cards that are not drawn yet. */
export function CardSpaces({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={index} className="card-space" aria-hidden="true" />
  ))
}
