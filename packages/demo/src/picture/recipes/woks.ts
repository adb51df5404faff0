import { grains, noodles } from '../food/fillings.ts'
import { scatter } from '../food/scatter.ts'
import { gingham, linen, marble, plain, slate, tiles, wood } from '../ground.ts'
import { bowl } from '../tableware/flat.ts'
import { dish, type RecipeBook } from './recipe.ts'

export const woks: RecipeBook = {
  'wok-chicken-teriyaki': dish(
    wood('#7a4a2a'),
    bowl('#2b2b30', '#3a3a40'),
    noodles('#d9a04e', '#9a6220', 312, 22),
    scatter(270, {
      pepperStraw: [8, 104],
      carrotStraw: [7, 90],
      chicken: [10, 108],
      springOnion: [9, 40],
      sesame: [22, 18],
    }),
  ),
  'wok-beef-pepper': dish(
    slate('#33221c'),
    bowl('#b5452a', '#7d2a16'),
    noodles('#9a7046', '#573717', 312, 14),
    scatter(270, {
      mushroom: [7, 92],
      beefStrip: [12, 128],
      whiteOnion: [6, 70],
      chiliRing: [9, 44],
      springOnion: [8, 38],
    }),
  ),
  'pad-thai': dish(
    plain('#8fc0a9'),
    bowl('#fffaf0', '#f2e5cc'),
    noodles('#f2cf8c', '#c08a3c', 312, 12),
    scatter(270, {
      eggHalf: [2, 110],
      prawn: [9, 116],
      peanut: [16, 44],
      springOnion: [9, 38],
      chiliRing: [6, 38],
      limeSlice: [3, 84],
    }),
  ),
  'wok-vegetables': dish(
    linen('#dfe6c8'),
    bowl('#3f7f6b', '#2c5a4c'),
    noodles('#e9c27c', '#aa7a34', 312, 22),
    scatter(270, {
      '*broccoli': [6, 110],
      tofu: [9, 76],
      redPepper: [6, 80],
      carrotSlice: [7, 66],
      sesame: [20, 18],
    }),
  ),
  'egg-noodles-pork': dish(
    gingham('#e0912f'),
    bowl('#fffdf8', '#efe0c4'),
    noodles('#f5c44c', '#bd8218', 312, 16),
    scatter(270, { pork: [9, 106], pineapple: [8, 84], redPepper: [6, 78], springOnion: [10, 40] }),
  ),
  'fried-rice-shrimp': dish(
    marble('#dfeaf0'),
    bowl('#275b73', '#1d4558'),
    grains('#fdf3d4', '#c9a75c', 312),
    scatter(280, {
      pea: [20, 38],
      corn: [22, 34],
      friedEgg: [1, 150],
      prawn: [10, 122],
      springOnion: [10, 38],
    }),
  ),
  'fried-rice-chicken': dish(
    plain('#e9b54a'),
    bowl('#4a2f22', '#33201a'),
    grains('#f7d26a', '#b8862a', 312),
    scatter(275, { '*broccoli': [5, 112], chicken: [10, 104], carrotSlice: [8, 62], parsley: [6, 44] }),
  ),
  'fried-rice-egg': dish(
    tiles('#f6d8b8'),
    bowl('#fffdf7', '#f0e6d2'),
    grains('#fff6df', '#cfae68', 312),
    scatter(280, {
      pea: [18, 38],
      corn: [20, 34],
      redPepper: [5, 72],
      friedEgg: [2, 190],
      springOnion: [8, 36],
    }),
  ),
}
