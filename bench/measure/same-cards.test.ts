import { expect, it } from 'vitest'
import { cardsOf } from './same-cards.ts'

it('reads the cards of a page as trees, and nothing around them', () => {
  const card = (id: number) =>
    `<article class="card" id="${id}"><picture><source srcSet="/a.avif 1x"/><img alt="" src="/a.webp"/></picture>` +
    `<h3 style="--badge:#fff;color:red">Хлеб &amp; соль<!-- --> ${id}</h3><button type="button" hidden=""><svg></svg></button></article>`
  const [first, ...others] = cardsOf(`<ul><li>${card(1)}</li><li>${card(2)}</li></ul><footer>дом</footer>`)
  expect(others).toHaveLength(1)
  expect(first).toEqual({
    tag: 'article',
    attributes: { class: 'card', id: '1' },
    children: [
      {
        tag: 'picture',
        attributes: {},
        children: [
          { tag: 'source', attributes: { srcSet: '/a.avif 1x' }, children: [] },
          { tag: 'img', attributes: { alt: '', src: '/a.webp' }, children: [] },
        ],
      },
      {
        tag: 'h3',
        attributes: { style: { '--badge': '#fff', color: 'red' } },
        children: ['Хлеб & соль', ' 1'],
      },
      {
        tag: 'button',
        attributes: { type: 'button', hidden: '' },
        children: [{ tag: 'svg', attributes: {}, children: [] }],
      },
    ],
  })
})
