import { cleanHtml } from '@samobranka/backend'
import {
  type Answer,
  allSettings,
  type Client,
  catalogueFile,
  type FrontSettings,
  frontTemplates,
  priceFile,
  type Settings,
} from '@samobranka/contract'
import { DEFAULT_LANGUAGE } from '@samobranka/dictionary'
import { type Catalogue, timeBucket } from '@samobranka/rules'
import { createDocumentCache, type DocumentCacheParts } from './document-cache.ts'
import { createProductSharer } from './share-products.ts'

export interface Documents {
  settings(language: string): Promise<Settings | null>
  catalogue(language: string, warehouseId: number | null): Promise<Catalogue>
  catalogueHome(language: string): Promise<Catalogue>
  front(): Promise<FrontSettings>
}

export interface DocumentsParts extends DocumentCacheParts {
  readonly client: Client
}

const emptyCatalogue: Catalogue = { categories: [], products: [] }
const plainFront: FrontSettings = { pageType: 'cat1', extra: {} }

/** What every page is made of, kept parsed in memory, language by language. */
export function createDocuments(parts: DocumentsParts): Documents {
  const { client, isRemote, now } = parts
  const keep = createDocumentCache(parts)
  // A foreign server and what stands before it may hold old answers: the spelling of the query goes past them.
  const bucket = () => (isRemote ? { t: String(timeBucket(now())) } : {})
  const nocache = () => (isRemote ? { nocache: String(now().getTime()) } : {})

  const share = createProductSharer()
  const sharing = (name: string, answer: Answer<Catalogue>): Answer<Catalogue> =>
    answer.ok ? { ...answer, value: share(name, answer.value) } : answer

  const settingsIn = (lang: string | null) =>
    keep(`settings ${lang ?? ''}`, async (headers) => {
      const query = { ...bucket(), ...(lang ? { lang } : {}) }
      const answer = await client.call(allSettings, { query, headers })
      return isRemote && answer.ok ? { ...answer, value: withCleanFooter(answer.value) } : answer
    })

  /** null for the default language, which is asked for without a name, and for languages nobody publishes. */
  async function suffix(language: string): Promise<string | null> {
    const settings = await settingsIn(null)
    const published = settings?.languages ?? []
    const main = published.find((one) => one.isDefault)?.code ?? DEFAULT_LANGUAGE
    return language !== main && published.some((one) => one.code === language) ? language : null
  }

  async function fileIn(name: string, language: string): Promise<Catalogue | null> {
    const lang = await suffix(language)
    const file = lang ? `${name}-${lang}` : name
    return keep(file, async (headers) => {
      const query = { ...bucket(), ...nocache() }
      return sharing(file, await client.call(catalogueFile, { params: { file }, query, headers }))
    })
  }

  async function priceFileIn(path: string, language: string): Promise<Catalogue | null> {
    const lang = await suffix(language)
    const endpoint = priceFile(new URL(path, 'http://backend').pathname)
    const query = () => ({ ...nocache(), ...(lang ? { lang } : {}) })
    const name = `${path} ${lang ?? ''}`
    return keep(name, async (headers) =>
      sharing(name, await client.call(endpoint, { query: query(), headers })),
    )
  }

  async function settings(language: string): Promise<Settings | null> {
    const lang = await suffix(language)
    return (lang && (await settingsIn(lang))) || settingsIn(null)
  }

  return {
    settings,
    async catalogue(language, warehouseId) {
      const locations = warehouseId === null ? [] : ((await settings(language))?.locations ?? [])
      const path = locations.find((location) => location.id === warehouseId)?.priceFilePath
      const own = path ? await priceFileIn(path, language) : null
      return own ?? (await fileIn('prodcat', language)) ?? emptyCatalogue
    },
    async catalogueHome(language) {
      return (await fileIn('prodcat_main', language)) ?? emptyCatalogue
    },
    async front() {
      return (await keep('front', (headers) => client.call(frontTemplates, { headers }))) ?? plainFront
    },
  }
}

/** The only HTML among the settings. Ours is clean from publishing; a foreign server's editors we do not know. */
function withCleanFooter(settings: Settings): Settings {
  return { ...settings, facade: { ...settings.facade, footerInfo: cleanHtml(settings.facade.footerInfo) } }
}
