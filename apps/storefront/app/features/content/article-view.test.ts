import type { Post } from '@samobranka/contract'
import { describe, expect, it } from 'vitest'
import { articleCard, relatedArticles } from './article-view.ts'

const post = (slug: string, over: Partial<Post> = {}): Post => ({
  id: 1,
  slug,
  title: slug,
  content: '',
  excerpt: '',
  date: '',
  image: '',
  type: 'post',
  ...over,
})
const posts = ['a', 'b', 'c', 'd', 'e'].map((slug) => post(slug))
const slugs = (of: string) => relatedArticles(posts, of).map(({ slug }) => slug)

describe('what to read next', () => {
  it('are the three that follow, never the one just read', () => {
    expect(slugs('a')).toEqual(['b', 'c', 'd'])
    expect(slugs('d')).toEqual(['e', 'a', 'b'])
  })

  it('begins at the newest for a post that is not in the list', () => {
    expect(slugs('z')).toEqual(['a', 'b', 'c'])
  })
})

it('a post without a title is called by its slug', () => {
  expect(articleCard(post('soup', { title: '' }), 'ru').title).toBe('soup')
})
