const text = (id: number, slug: string, title: string, content: string) => ({
  id,
  date: '2026-02-03T10:20:30',
  slug,
  status: 'publish',
  type: 'post',
  title: { rendered: title },
  content: { rendered: content, protected: false },
  excerpt: { rendered: '<p>Коротко [&hellip;]</p>', protected: false },
  featured_media: 0,
  meta: [],
  _links: {},
})

const harmful =
  '<h2>Привет</h2><p style="position:fixed">Текст</p><script>window.stolen = 3</script>' +
  '<iframe src="https://evil.example"></iframe><img src="/wp-content/uploads/dish.jpg" onerror="window.stolen = 4" alt="">'

export const posts = [
  text(1, 'spring', 'Весна &#8211; время &laquo;супов&raquo;', harmful),
  { id: 'x', title: 5 },
  text(2, '%d0%bd%d0%be%d0%b2%d0%be%d1%81%d1%82%d1%8c', 'Новость', '<p>По-русски</p>'),
]

export const pages = [
  text(11, 'about', 'О&nbsp;нас', harmful),
  text(12, 'zabota-o-klientah', 'Забота', '<p>Чат</p>'),
]
