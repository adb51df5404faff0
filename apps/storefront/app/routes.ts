import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const menu = 'routes/menu.tsx'
const category = 'routes/category.tsx'
const allCategories = 'routes/all-categories.tsx'
const nested = 'routes/nested-route.tsx'
const exactly = { caseSensitive: true }

/** The table of contents: every address of the shop, and the page that answers it. */
export default [
  layout('routes/menu-layout.tsx', [
    index('routes/home.tsx'),

    // The catalogue. A deeper address is a step of the same page, which stays in place while one moves in it.
    route('menu/:categorySlug', menu, { id: 'menu-categories' }, [
      route(':subCategorySlug', nested, { id: 'menu-categories-subcategory' }, [
        route(':slugProduct', nested, { id: 'menu-categories-subcategory-product' }),
      ]),
    ]),
  ]),
  route('CategoriesPage', allCategories, { id: 'CategoriesPage', ...exactly }),
  route('catalog', allCategories, { id: 'catalog' }),
  route('catalog/custom', allCategories, { id: 'catalog-custom' }),
  route('categories', allCategories, { id: 'categories-page' }),
  route('categories/custom', allCategories, { id: 'categories-custom' }),
  route('catalog/:id/menu/:slug', category, { id: 'catalog-id-menu' }),
  route('categories/:id', category, { id: 'categories-id' }),
  route('categories/:id/menu/:slug', category, { id: 'categories-id-menu' }),
  route('categories/:id/subcategories/:slug', category, { id: 'categories-id-subcategories-subcategory' }),
  route('categories/:id/:slug', category, { id: 'categories-subcategory-page' }),
  route('categories/:id/:slug/:slugProduct', category, { id: 'categories-product-page' }),

  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/post.tsx', { id: 'blog-slug' }),
  route('information', 'routes/information.tsx'),
  route('information/page/:slug', 'routes/information-page.tsx', { id: 'information-page-slug' }),
  route('information/post/:slug', 'routes/post.tsx', { id: 'information-post-slug' }),
  route('gallery', 'routes/gallery.tsx'),
  route('brands', 'routes/brands.tsx'),
  route('brands/:slug', 'routes/brand.tsx', { id: 'brands-slug' }),
  route('contacts', 'routes/contacts.tsx'),
  route('order', 'routes/checkout.tsx', { id: 'order' }),
  route('order/:id', 'routes/order.tsx', { id: 'order-id' }),
  route('seoData', 'routes/seo-data.tsx', { id: 'seoData', ...exactly }),

  route('lk', 'routes/lk/shell.tsx', exactly, [
    index('routes/lk/info.tsx'),
    route('game', 'routes/lk/game.tsx', exactly),
    route('orders', 'routes/lk/orders.tsx', exactly),
    route('bonuses', 'routes/lk/bonuses.tsx', exactly),
    route('favorite', 'routes/lk/favorite.tsx', exactly),
    route('referals', 'routes/lk/referals.tsx', exactly),
    route('promocodes', 'routes/lk/promocodes.tsx', exactly),
    route('preferences', 'routes/lk/preferences.tsx', exactly),
    route('notifications', 'routes/lk/notifications.tsx', exactly),
  ]),

  route('_goods', 'routes/goods.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('favicon.ico', 'routes/favicon.ts'),
  route('offline.html', 'routes/offline.ts'),

  route(':slug', 'routes/slug.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
