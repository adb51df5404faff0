export { LaterWords } from './later-words.tsx'
export { ScreenWords, screenTranslator, screenWords } from './screen-words.tsx'
