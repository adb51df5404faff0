export const loadCartPanel = () => import('./cart-panel.tsx')
