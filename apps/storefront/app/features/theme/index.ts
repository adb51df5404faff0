export { followTheme, restoreTheme, THEME_SCRIPT } from './theme.ts'
export { ThemeSwitch } from './theme-switch.tsx'
