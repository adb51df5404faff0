export interface SeoData {
  readonly title: string
  readonly description: string
  readonly focusKeyword: string
  readonly ogImage: string
}
