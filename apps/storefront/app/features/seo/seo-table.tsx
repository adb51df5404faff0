import { useTranslate } from '../../i18n/i18n.tsx'
import { readablePath } from '../../routing/paths.ts'
import { Link } from '../../ui/link.tsx'
import type { SitePage } from './site-pages.ts'

/** What search engines are told of every page, for the operator to read through. */
export function SeoTable({ pages }: { readonly pages: readonly SitePage[] }) {
  const t = useTranslate()
  return (
    <div className="page content-page">
      <h1>{t('seoData.title')}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="wide-table" tabIndex={0} aria-label={t('seoData.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('seoData.page')}</th>
              <th scope="col">{t('seoData.pageTitle')}</th>
              <th scope="col">{t('seoData.description')}</th>
              <th scope="col">{t('seoData.keyword')}</th>
              <th scope="col">{t('seoData.image')}</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ path, title, description, keyword, image }) => (
              <tr key={path}>
                <th scope="row">
                  <Link to={path}>{readablePath(path)}</Link>
                </th>
                <td>{title}</td>
                <td>{description}</td>
                <td>{keyword}</td>
                <td>{image}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
