export { followTheme, restoreTheme } from './theme.ts'
export { ThemeSwitch } from './theme-switch.tsx'
