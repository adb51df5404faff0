import { restoreTheme } from '../theme/index.ts'

restoreTheme()
addEventListener('online', () => location.reload())
