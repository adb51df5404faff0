/** Keys to press, as they are printed. */
export function KeyCaps({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className="inline-flex gap-0.5">
      {keys.map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-small border border-line bg-ground px-1 font-sans text-xs text-soft"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
