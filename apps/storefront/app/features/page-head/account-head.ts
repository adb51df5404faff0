import type { Key } from '@samobranka/dictionary'
import type { MetaDescriptor } from 'react-router'
import { readRoot, type SentRoot } from '../../catalogue-access/root-data/root-data.ts'
import { screenTranslator } from '../words/index.ts'

interface Match {
  readonly id: string
  readonly loaderData?: unknown
}

/** A screen of the account has a title and is nobody else's business. */
export function accountHead(matches: readonly (Match | undefined)[], title: Key): MetaDescriptor[] {
  const root = readRoot(matches[0]?.loaderData as SentRoot | undefined)
  const shell = matches.find((match) => match?.id === 'routes/lk/shell')?.loaderData
  if (!root || !shell) return []
  const t = screenTranslator(root, (shell as { words: Parameters<typeof screenTranslator>[1] }).words)
  return [
    { title: t('common.pageTitle', { title: t(title), shop: root.shop.name }) },
    { name: 'robots', content: 'noindex' },
  ]
}
