import { brand } from '../nouns/catalogue/brand.ts'
import { contactMessage, gallery, galleryImages, redirect } from '../nouns/content/content.ts'
import { blogPost, wpPost } from '../nouns/content/post.ts'
import { done } from '../nouns/people/login.ts'
import { language, longAddress, pageNumber, searchText, shortWord } from '../nouns/request-parts.ts'
import { list } from '../wire/list.ts'
import { endpoint } from './endpoint.ts'
import { query } from './query.ts'

export const blog = endpoint({
  name: 'blog',
  method: 'GET',
  path: '/wp-json/restoran/v1/blog',
  summary: 'Posts of the blog.',
  auth: 'public',
  query: query({ lang: language }),
  answer: list(blogPost),
})

export const galleryPictures = endpoint({
  name: 'galleryPictures',
  method: 'GET',
  path: '/wp-json/restoran/v1/gallery/{galleryId}',
  summary: 'Pictures of one gallery, by its number or slug.',
  auth: 'public',
  answer: galleryImages,
  refusals: ['not_found'],
})

export const galleries = endpoint({
  name: 'galleries',
  method: 'GET',
  path: '/wp-json/restoran/v1/gallery',
  summary: 'All galleries with their pictures.',
  auth: 'public',
  query: query({ lang: language }),
  answer: list(gallery),
})

export const brands = endpoint({
  name: 'brands',
  method: 'GET',
  path: '/wp-json/restoran/v1/brands',
  summary: 'Brands with the numbers of their products.',
  auth: 'public',
  query: query({ lang: language }),
  answer: list(brand),
})

const wpQuery = query({
  slug: searchText,
  lang: language,
  page: pageNumber,
  perPage: ['per_page', pageNumber],
  embed: ['_embed', shortWord],
})

export const wpPosts = endpoint({
  name: 'wpPosts',
  method: 'GET',
  path: '/wp-json/wp/v2/posts',
  summary: 'Posts in WordPress’s shape, X-WP-Total and X-WP-TotalPages in the headers.',
  auth: 'public',
  query: wpQuery,
  answer: list(wpPost),
})

export const wpPages = endpoint({
  name: 'wpPages',
  method: 'GET',
  path: '/wp-json/wp/v2/pages',
  summary: 'Pages in WordPress’s shape, X-WP-Total and X-WP-TotalPages in the headers.',
  auth: 'public',
  query: wpQuery,
  answer: list(wpPost),
})

export const redirects = endpoint({
  name: 'redirects',
  method: 'GET',
  path: '/wp-json/v1/redirects',
  summary: 'Where a path moved to; 204 when it did not.',
  auth: 'public',
  query: query({ path: longAddress }),
  answer: redirect,
  statuses: [200, 204],
})

export const sendMessage = endpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/wp-json/contacts/v1/messages',
  summary: 'A message of the contacts form.',
  auth: 'public',
  body: contactMessage,
  answer: done,
  statuses: [201],
  refusals: ['spam', 'invalid_phone', 'invalid_name', 'too_many_requests'],
})
