import { describe, expect, it } from 'vitest'
import type { Codec } from '../../wire/codec.ts'
import { read } from '../../wire/read.ts'
import { write } from '../../wire/write.ts'
import { bonus } from '../loyalty/bonus.ts'
import { ownedCoupon } from '../loyalty/owned-coupon.ts'
import { referralInfo } from '../loyalty/referral.ts'
import { wheelState } from '../loyalty/wheel-game.ts'
import { wooOrder } from '../order/woo-order.ts'
import { favourites, notification, preferences, preferencesBody } from '../people/account.ts'
import { loggedIn } from '../people/login.ts'
import { user, userAnswer } from '../people/user.ts'
import { language } from '../settings/language.ts'
import { banner } from './banner.ts'
import { galleryImages, redirect } from './content.ts'
import { blogPost, post, wpPost } from './post.ts'

const valueFrom = <T>(codec: Codec<T>, wire: unknown): T => {
  const reading = read(codec, wire)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}

describe('a user', () => {
  const anna = {
    id: 9,
    phone: '+79990001122',
    name: 'Анна',
    email: '',
    birth: '29.02.1992',
    referralCode: '',
  }

  it('is found where WordPress puts it, under ID or id', () => {
    const wire = {
      status: 'success',
      data: { data: { ID: '9', display_name: 'Анна', phone: '+79990001122', birth: '19920229' } },
    }
    expect(valueFrom(userAnswer, wire)).toEqual(anna)
    expect(
      valueFrom(user, { id: 9, name: 'Анна', billing_phone: '+79990001122', birth: '29.02.1992' }),
    ).toEqual(anna)
  })

  it('is written with both spellings of its id', () => {
    expect(write(user, anna)).toEqual({
      ID: 9,
      id: 9,
      phone: '+79990001122',
      name: 'Анна',
      email: '',
      birth: '29.02.1992',
    })
    expect(write(userAnswer, anna)).toMatchObject({ status: 'success', data: { data: { ID: 9 } } })
  })

  it('logs in without a token for the browser', () => {
    const login = valueFrom(loggedIn, { status: 'success', user: { ID: 9 } })
    expect(login.token).toBeNull()
    expect(write(loggedIn, login)).not.toHaveProperty('token')
  })
})

describe('preferences and favourites', () => {
  const eats = { vegetarian: true, noGarlic: false, noOnion: false, noSpicy: true }

  it('preferences are read bare and wrapped, and sent wrapped', () => {
    const bare = { vegetarian: '1', no_spicy: 'yes' }
    expect(valueFrom(preferences, bare)).toEqual(eats)
    expect(valueFrom(preferences, { preferences: bare })).toEqual(eats)
    expect(valueFrom(preferences, [])).toMatchObject({ vegetarian: false })
    expect(valueFrom(preferencesBody, bare)).toEqual(eats)
    expect(write(preferencesBody, eats)).toEqual({ preferences: write(preferences, eats) })
  })

  it.each([[{ favorites: ['1', 2] }], [[1, 2]], [{ favorites: '1,2' }]])(
    'favourites are read from %j',
    (wire) => {
      expect(valueFrom(favourites, wire)).toEqual([1, 2])
    },
  )

  it('favourites are written by their name', () => {
    expect(write(favourites, [1, 2])).toEqual({ favorites: [1, 2] })
  })
})

it('a notification keeps its number whatever it looks like', () => {
  expect(valueFrom(notification, { id: 5, message: 'Готово', date: '2026-03-06T10:00:00Z' })).toMatchObject({
    id: '5',
    text: 'Готово',
    at: '2026-03-06T10:00:00Z',
  })
})

it('a coupon of one’s own says whether it is spent, and is not where nothing says so', () => {
  const own = valueFrom(ownedCoupon, { id: 4, code: 'ANNA', amount: '5', discount_type: 'percent' })
  expect(own).toMatchObject({ id: 4, amount: 500, used: false })
  expect(write(ownedCoupon, { ...own, used: true })).toMatchObject({ id: 4, amount: '5.00', used: true })
  expect(valueFrom(ownedCoupon, write(ownedCoupon, { ...own, used: true })).used).toBe(true)
})

it('the wheel’s chances are per cent', () => {
  const wire = { sectors: [{ id: 1, label: 'Приз', type: 'bonus', chance: 33.34 }], spins_left: 1 }
  const state = valueFrom(wheelState, wire)
  expect(state.sectors[0]?.chance).toBe(3334)
  expect(write(wheelState, state)).toMatchObject({ sectors: [{ chance: 33.34 }] })
})

it('a referral of a server that lists no friends has none', () => {
  expect(valueFrom(referralInfo, { code: 'ANNA501', invited: '2' })).toMatchObject({
    invited: 2,
    friends: [],
  })
})

it('a bonus card without a level is a card all the same', () => {
  expect(
    valueFrom(bonus, { active: '1', points_balance: '120.5', percent_max: '30', level: [], history: false }),
  ).toEqual({
    active: true,
    balance: 12050,
    percentMax: 3000,
    level: null,
    history: [],
  })
})

describe('posts', () => {
  const wordPress = {
    id: 3,
    slug: 'hello',
    date: '2026-03-06T10:00:00',
    type: 'post',
    title: { rendered: 'Суп &#8211; это &laquo;еда&raquo;' },
    content: { rendered: '<p>Суп &amp; хлеб</p>', protected: false },
    excerpt: { rendered: '<p>Коротко</p>\n' },
    _embedded: { 'wp:featuredmedia': [{ id: 4, source_url: '/soup.jpg' }] },
  }
  const plain = {
    id: 3,
    slug: 'hello',
    title: 'Суп – это «еда»',
    content: '<p>Суп &amp; хлеб</p>',
    excerpt: 'Коротко',
    date: '2026-03-06T10:00:00',
    image: '/soup.jpg',
    type: 'post',
  }

  it('are read in WordPress’s shape, content untouched', () => {
    expect(valueFrom(wpPost, wordPress)).toEqual(plain)
  })

  it('have the smallest picture that fills a column, not the photographer’s own file', () => {
    const sizes = {
      thumbnail: { width: 150, source_url: 'https://wp.example/a-150x150.jpg' },
      large: { width: 1024, source_url: 'https://wp.example/a-1024x683.jpg' },
      '1536x1536': { width: 1536, source_url: 'https://wp.example/a-1536x1024.jpg' },
    }
    const media = { source_url: 'https://wp.example/a.jpg', media_details: { width: 6000, sizes } }
    const image = (one: unknown) =>
      valueFrom(wpPost, { ...wordPress, _embedded: { 'wp:featuredmedia': [one] } }).image
    expect(image(media)).toBe('https://wp.example/a-1024x683.jpg')
    expect(image({ ...media, media_details: { sizes: [] } })).toBe('https://wp.example/a.jpg')
    expect(image({ code: 'rest_forbidden', message: 'No', data: { status: 401 } })).toBe('')
  })

  it('have slugs, titles and excerpts as people read them', () => {
    const wire = {
      ...wordPress,
      slug: '%d0%ba%d0%be%d1%84%d0%b5',
      title: { rendered: 'Кофе &#038; <em>сливки</em>' },
      excerpt: { rendered: '<p>Мы жарим зерно [&hellip;]</p>\n', protected: false },
    }
    expect(valueFrom(wpPost, wire)).toMatchObject({
      slug: 'кофе',
      title: 'Кофе & сливки',
      excerpt: 'Мы жарим зерно…',
    })
    expect(valueFrom(wpPost, { ...wire, slug: '50%' }).slug).toBe('50%')
  })

  it('are read in the plain shape by the same codec', () => {
    expect(valueFrom(wpPost, write(post, plain))).toEqual(plain)
  })

  it('of the blog are read in both shapes and written plain', () => {
    expect(valueFrom(blogPost, wordPress)).toEqual(plain)
    expect(write(blogPost, plain)).toEqual(write(post, plain))
  })

  it('are written in WordPress’s shape and read back the same', () => {
    const wire = write(wpPost, plain)
    expect(wire).toMatchObject({ title: { rendered: plain.title }, content: { rendered: plain.content } })
    expect(valueFrom(wpPost, wire)).toEqual(plain)
    expect(valueFrom(wpPost, write(wpPost, { ...plain, image: '' })).image).toBe('')
  })
})

it.each([[['/a.png', { url: '/b.png' }]], [{ id: 1, images: ['/a.png', '/b.png'] }]])(
  'the pictures of a gallery are read from %j',
  (wire) => {
    expect(valueFrom(galleryImages, wire)).toEqual(['/a.png', '/b.png'])
  },
)

it('a redirect has one of two statuses, as a number', () => {
  expect(valueFrom(redirect, { to: '/x', status: '301', external: '0' })).toEqual({
    to: '/x',
    status: 301,
    external: false,
  })
  expect(write(redirect, { to: '/x', status: 301, external: false })).toEqual({
    to: '/x',
    status: 301,
    external: false,
  })
  expect(read(redirect, { to: '/x', status: 307 }).ok).toBe(false)
})

describe('a banner', () => {
  it('leads to a thing by its number or by its whole record', () => {
    expect(valueFrom(banner, { type: 'product', product: '7' }).productId).toBe(7)
    expect(valueFrom(banner, { type: 'product', product: [{ ID: 7, post_title: 'x' }] }).productId).toBe(7)
    expect(valueFrom(banner, { type: 'category', category: { term_id: 3 } }).categoryId).toBe(3)
    expect(valueFrom(banner, { post: 'news', product: false })).toMatchObject({
      productId: null,
      post: { slug: 'news' },
    })
  })

  it('has its pictures by purpose, or only one', () => {
    expect(
      valueFrom(banner, { gallery: { desctop_slider: { url: '/d.png' }, gallery_1: '/1.png' } }).gallery,
    ).toEqual({
      desktop: '/d.png',
      main: '',
      first: '/1.png',
      second: '',
    })
    expect(valueFrom(banner, { gallery: ['/m.png'] }).gallery.main).toBe('/m.png')
    expect(valueFrom(banner, { gallery: false }).gallery.main).toBe('')
  })

  it('knows its devices from a list or a text', () => {
    expect(valueFrom(banner, { device: 'site, app' }).devices).toEqual(['site', 'app'])
    expect(valueFrom(banner, { device: { 0: 'site' } }).devices).toEqual(['site'])
  })
})

it.each([
  ['{"a": "b"}', { a: 'b' }],
  [{ a: { one: 'b' } }, { a: { one: 'b' } }],
  ['{broken', {}],
  [[], {}],
])('a language’s words %j', (wire, words) => {
  expect(valueFrom(language, { code: 'ru', lang_json_data: wire }).words).toEqual(words)
})

it('a WooCommerce order has the fields its clients read', () => {
  const order = valueFrom(wooOrder, {
    id: 1,
    number: '1001',
    status: 'processing',
    line_items: [{ id: 1, product_id: 5, quantity: 2, total: '10.00' }],
  })
  expect(write(wooOrder, order)).toMatchObject({
    id: 1,
    number: '1001',
    order_key: '',
    status: 'processing',
    total: '0.00',
    customer_id: 0,
    billing: { first_name: '', email: '' },
    shipping: { address_1: '' },
    date_paid: null,
    line_items: [{ product_id: 5, quantity: 2, total: '10.00', meta_data: [] }],
    shipping_lines: [],
    fee_lines: [],
    coupon_lines: [],
    meta_data: [],
  })
})
