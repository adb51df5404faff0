/** Asked for again it answers the same module: a first touch of the page may call it before a dialog opens. */
export async function loadSheetDialog() {
  const { SheetDialog } = await import('./sheet-dialog.tsx')
  return { default: SheetDialog }
}
