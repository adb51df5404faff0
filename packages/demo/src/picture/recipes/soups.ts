import { noodles, puree, soup } from '../food/fillings.ts'
import { ingredient } from '../food/ingredient.ts'
import { scatter } from '../food/scatter.ts'
import { gingham, linen, marble, plain, slate, tiles, wood } from '../ground.ts'
import { bowl } from '../tableware/flat.ts'
import { dish, type RecipeBook } from './recipe.ts'

export const soups: RecipeBook = {
  borsch: dish(
    gingham('#b3202f'),
    bowl('#fffdf7', '#f3e6d6'),
    soup(
      '#a01633',
      {
        beet: [12, 62],
        potato: [8, 60],
        carrotStraw: [10, 68],
        beef: [5, 90],
        parsley: [7, 44],
        dill: [8, 66],
      },
      '#f08a4a',
    ),
    ingredient('cream', 20, -20, 170, 12),
  ),
  ukha: dish(
    wood('#6f7f78', '#16211d'),
    bowl('#5b6f7c', '#e9e2cc'),
    soup(
      '#e6d08a',
      { potato: [9, 72], carrotSlice: [9, 62], salmonCube: [4, 84], mozzarella: [5, 92], dill: [10, 72] },
      '#fff3b8',
    ),
  ),
  'tom-yum': dish(
    slate('#2a1a1a'),
    bowl('#1f2226', '#33373d'),
    soup(
      '#ef8a45',
      {
        mushroom: [8, 84],
        cherryHalf: [6, 70],
        prawn: [8, 124],
        limeSlice: [3, 84],
        chiliRing: [9, 44],
        parsley: [7, 52],
      },
      '#d9361a',
    ),
  ),
  'chicken-noodle': dish(
    linen('#f1e3c3'),
    bowl('#e8b84c', '#f8efd9'),
    soup('#f2cf63', {}, '#fff0a8'),
    noodles('#fbe7b0', '#e0bb62', 200, 12),
    scatter(280, { chickenSlice: [6, 104], carrotSlice: [9, 58], eggHalf: [2, 110], dill: [9, 64] }),
  ),
  'mushroom-cream': dish(
    wood('#8b6a4a'),
    bowl('#4c3a2c', '#efe2cd'),
    puree('#c7a883', '#f6ead7', { mushroom: [8, 100], crouton: [7, 60], parsley: [6, 42] }),
  ),
  'pumpkin-cream': dish(
    plain('#7f9c8c'),
    bowl('#33403a', '#f7e7cc'),
    puree('#ee8f22', '#fff1dc', { pea: [16, 30], parsley: [7, 50], almond: [10, 44] }),
  ),
  solyanka: dish(
    linen('#6b3a2a', '#1c0a05'),
    bowl('#d9a066', '#f5e4c8'),
    soup(
      '#bd4a20',
      {
        sausage: [9, 84],
        ham: [6, 88],
        cucumberSlice: [6, 62],
        oliveRing: [10, 48],
        lemonSlice: [3, 110],
        parsley: [6, 42],
      },
      '#f6a14e',
    ),
    ingredient('cream', -40, 60, 130),
  ),
  ramen: dish(
    slate('#23313d'),
    bowl('#c8401c', '#f5e6cc'),
    soup('#d9a35c', {}, '#fbe3a4'),
    noodles('#f8e0a2', '#c8973f', 210, 12),
    scatter(270, {
      ham: [4, 170],
      eggHalf: [3, 128],
      mushroom: [4, 90],
      nori: [4, 120],
      springOnion: [14, 38],
    }),
  ),
  okroshka: dish(
    tiles('#cfe3cf'),
    bowl('#8a5a34', '#f3e8d4'),
    soup(
      '#d9c9a0',
      {
        potato: [8, 56],
        ham: [7, 64],
        cucumberSlice: [9, 66],
        radish: [9, 62],
        eggHalf: [4, 104],
        dill: [9, 60],
        springOnion: [10, 34],
      },
      '#fffbe6',
    ),
  ),
  gazpacho: dish(
    marble('#f4efe8', '#c8a59a'),
    bowl('#fffdf8', '#f6e2d6'),
    puree('#dd3a22', '#f7a06a', {
      cucumberSlice: [6, 66],
      cherryHalf: [6, 62],
      crouton: [6, 52],
      basil: [5, 70],
    }),
  ),
}
