import type { Translate, Words } from '@samobranka/dictionary'
import type { MetaArgs, MetaDescriptor } from 'react-router'
import { type RootData, readRoot, type SentRoot } from '../../catalogue-access/root-data/root-data.ts'
import { type Loader, readView, type ViewOf } from '../../catalogue-access/sent-view.ts'
import { rootTranslator } from '../../i18n/translator-of.ts'
import { screenTranslator } from '../words/index.ts'

export interface Page<View> extends Pick<MetaArgs, 'location' | 'params'> {
  readonly root: RootData
  readonly view: View
  /** In the words of every page, and those that this one brings. */
  readonly t: Translate
}

/** A page's head, of what the whole shop and the page's own loader say; a page that failed has the root's. */
export const pageMeta =
  <Of extends Loader>(head: (page: Page<ViewOf<Of>>) => MetaDescriptor[]) =>
  ({ matches, loaderData, location, params }: MetaArgs): MetaDescriptor[] => {
    const root = readRoot(matches[0]?.loaderData as SentRoot | undefined)
    if (!root || !loaderData) return []
    const view = readView<Of>(loaderData)
    const { words } = loaderData as { readonly words?: Partial<Words> }
    const t = words ? screenTranslator(root, words) : rootTranslator(root)
    return head({ root, view, t, location, params })
  }
