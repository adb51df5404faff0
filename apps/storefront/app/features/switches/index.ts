export { useSwitchNews } from './use-switch-news.ts'
