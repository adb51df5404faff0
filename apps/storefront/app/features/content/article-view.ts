import type { Post } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import { dateText } from './date-text.ts'
import { readingMinutes } from './reading-minutes.ts'

/** A post or page in a list. */
export interface ArticleCard {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly date: string
  readonly dateText: string
  readonly image: string
  readonly minutes: number
}

export interface ArticleView extends ArticleCard {
  /** Clean HTML. */
  readonly content: string
}

export function articleCard(post: Post, language: Language): ArticleCard {
  const { slug, title, excerpt, date, image, content } = post
  return {
    slug,
    title: title || slug,
    excerpt,
    date,
    dateText: dateText(date, language),
    image,
    minutes: readingMinutes(content),
  }
}

export function articleView(post: Post, language: Language): ArticleView {
  return { ...articleCard(post, language), content: post.content }
}

const RELATED = 3

/** The next ones to read: the nearest in the list, those after it first. */
export function relatedArticles(posts: readonly Post[], slug: string): Post[] {
  const at = posts.findIndex((post) => post.slug === slug)
  return [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))].slice(0, RELATED)
}
