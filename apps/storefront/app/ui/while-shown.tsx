/**
 * A rule for the page around a part of it, in force as long as the part is shown, with scripts or without. Asked by
 * `html:has(…)` instead, every change of the page would be a question to all of it.
 */
export function WhileShown({ rule }: { readonly rule: string }) {
  return <style>{rule}</style>
}
