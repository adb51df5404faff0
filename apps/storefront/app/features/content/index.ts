export { ArticleCards } from './article-cards.tsx'
export { articleHead } from './article-head.ts'
export { ArticlePage } from './article-page.tsx'
export {
  articleCard,
  articleView,
  relatedArticles,
} from './article-view.ts'
export { loadArticle, loadPages, loadPosts } from './load-content.ts'
