/** Asked for again it answers the same module: a page that has settled calls it before a dialog opens. */
export const loadSheetDialog = () => import('./sheet-dialog.tsx')
