/** Asked for again it answers the same module: a first touch of the page may call it before a dialog opens. */
export const loadSheetDialog = () => import('./sheet-dialog.tsx')
