import { goToBlock } from '../landing/index.ts'
import { startPage } from './start-page.ts'

startPage(goToBlock)
