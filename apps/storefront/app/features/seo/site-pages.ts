import type { Brand, Post } from '@samobranka/contract'
import { type Catalogue, categoryPath, productPath, type SeoData } from '@samobranka/rules'
import {
  allCategoriesPath,
  blogPath,
  brandPath,
  brandsPath,
  categoryAddress,
  contactsPath,
  galleryPath,
  homePath,
  informationPagePath,
  informationPath,
  postPath,
  productAddress,
} from '../../routing/paths.ts'

/** A page that search engines may know of. */
export interface SitePage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly keyword: string
  readonly image: string
  /** yyyy-mm-dd where it is known. */
  readonly changed: string
}

export interface SiteParts {
  readonly catalogue: Catalogue
  readonly posts: readonly Post[]
  readonly pages: readonly Post[]
  readonly brands: readonly Brand[]
}

/** Every public page of the shop, from the door to the last dish; hidden categories are not in sight. */
export function sitePages({ catalogue, posts, pages, brands }: SiteParts): SitePage[] {
  const { categories, products } = catalogue
  return [
    ...[homePath(), allCategoriesPath()].map(bare),
    ...categories.map((category) => {
      const path = categoryAddress(categoryPath(category.id, categories).map(({ slug }) => slug))
      return fromSeo(path, category.seo, category)
    }),
    ...products.map((product) => {
      const path = productAddress(productPath(product, catalogue), product.id)
      return fromSeo(path, product.seo, { ...product, image: product.images[0] ?? '' })
    }),
    ...[blogPath(), informationPath(), galleryPath(), brandsPath(), contactsPath()].map(bare),
    ...posts.map((post) => fromPost(postPath(post.slug), post)),
    ...pages.map((page) => fromPost(informationPagePath(page.slug), page)),
    ...brands.map(({ slug, name, description, image }) => ({
      ...bare(brandPath(slug)),
      title: name,
      description,
      image,
    })),
  ].filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index)
}

const bare = (path: string): SitePage => ({
  path,
  title: '',
  description: '',
  keyword: '',
  image: '',
  changed: '',
})

interface Named {
  readonly name: string
  readonly description: string
  readonly image: string
}

function fromSeo(path: string, seo: SeoData, { name, description, image }: Named): SitePage {
  return {
    path,
    title: seo.title || name,
    description: seo.description || description,
    keyword: seo.focusKeyword,
    image: seo.ogImage || image,
    changed: '',
  }
}

function fromPost(path: string, { title, excerpt, image, date }: Post): SitePage {
  const changed = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? ''
  return { path, title, description: excerpt, keyword: '', image, changed }
}
