export const loadSearchPanel = () => import('./search-panel.tsx')
