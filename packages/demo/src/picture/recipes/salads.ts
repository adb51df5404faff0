import { grains, sectors, tossed } from '../food/fillings.ts'
import { scatter } from '../food/scatter.ts'
import { gingham, linen, marble, plain, slate, tiles, wood } from '../ground.ts'
import { bowl, plate } from '../tableware/flat.ts'
import { dish, type RecipeBook } from './recipe.ts'

export const salads: RecipeBook = {
  'caesar-chicken': dish(
    wood('#caa06c'),
    plate(410, '#fffdf8'),
    tossed(
      {
        romaine: [20, 132],
        chickenSlice: [9, 124],
        crouton: [10, 62],
        cherryHalf: [7, 76],
        parmesan: [12, 84],
      },
      306,
    ),
  ),
  'caesar-shrimp': dish(
    plain('#b7d3dc'),
    plate(410, '#f7f3ea', '#3d7f8d'),
    tossed(
      { romaine: [20, 132], crouton: [9, 60], cherryHalf: [8, 74], prawn: [9, 134], parmesan: [9, 80] },
      306,
    ),
  ),
  'greek-salad': dish(
    tiles('#7fb0d6'),
    bowl('#fffdf8', '#f3ede0'),
    tossed({
      lettuce: [14, 120],
      tomatoSlice: [9, 104],
      cucumberSlice: [11, 86],
      greenPepper: [5, 92],
      onionRing: [7, 90],
      oliveRing: [10, 52],
      feta: [10, 78],
    }),
  ),
  olivier: dish(
    gingham('#3f8f5a'),
    bowl('#fffdf8', '#f4efe2', 360),
    tossed(
      {
        cream: [14, 130],
        potato: [22, 54],
        carrotSlice: [16, 50],
        pea: [34, 34],
        cucumberSlice: [12, 50],
        beef: [9, 58],
        eggHalf: [4, 96],
        dill: [7, 60],
      },
      300,
    ),
  ),
  vinaigrette: dish(
    linen('#d9c3cf'),
    bowl('#3b2b4a', '#2a1f36', 360),
    tossed(
      {
        beet: [40, 62],
        potato: [16, 54],
        carrotSlice: [14, 52],
        mushroom: [8, 80],
        pea: [20, 34],
        springOnion: [10, 36],
      },
      300,
    ),
  ),
  caprese: dish(
    marble('#e8efe2', '#9aa88a'),
    plate(415, '#fffdf9'),
    scatter(270, {
      rocket: [8, 110],
      tomatoSlice: [10, 150],
      mozzarella: [9, 128],
      basil: [9, 96],
      pesto: [9, 44],
    }),
  ),
  'warm-beef-salad': dish(
    slate('#3d2f2c'),
    plate(410, '#2f3236'),
    tossed(
      {
        rocket: [22, 122],
        spinach: [8, 90],
        beefStrip: [13, 140],
        redPepper: [6, 92],
        cherryHalf: [8, 74],
        sesame: [26, 18],
      },
      300,
    ),
  ),
  'poke-salmon': dish(
    plain('#f2b89a'),
    bowl('#fffdf8', '#f2ead9'),
    grains('#fffaf0', '#d6c59a', 312),
    sectors(
      [
        { salmonCube: [10, 86] },
        { avocadoSlice: [7, 118] },
        { cucumberSlice: [9, 76] },
        { pea: [24, 40] },
        { pineapple: [9, 76] },
      ],
      190,
      104,
    ),
    scatter(90, { nori: [3, 70], sesame: [16, 18] }),
  ),
  'poke-tuna': dish(
    slate('#2f4a4f'),
    bowl('#222529', '#3a3e44'),
    grains('#fffaf0', '#d6c59a', 312),
    sectors(
      [
        { tunaCube: [10, 86] },
        { carrotStraw: [12, 92] },
        { radish: [9, 76] },
        { spinach: [8, 92] },
        { cucumberSlice: [9, 70] },
      ],
      190,
      104,
    ),
    scatter(90, { eggHalf: [1, 110], sesame: [16, 18], chiliRing: [4, 34] }),
  ),
  'bowl-chicken': dish(
    linen('#e6d2a8'),
    bowl('#5f8a5a', '#41633f'),
    grains('#f0dcae', '#a98545', 312),
    sectors(
      [
        { chickenSlice: [8, 116] },
        { '*broccoli': [5, 104] },
        { cherryHalf: [8, 76] },
        { avocadoSlice: [7, 116] },
        { eggHalf: [4, 98] },
      ],
      190,
      104,
    ),
    scatter(90, { sesame: [20, 18], parsley: [3, 46] }),
  ),
  'bowl-falafel': dish(
    tiles('#e8b98f'),
    bowl('#7a3b52', '#562638'),
    grains('#e9c98c', '#9a7233', 312),
    sectors(
      [
        { meatball: [8, 96] },
        { cream: [4, 118] },
        { beet: [12, 60] },
        { cucumberSlice: [9, 74] },
        { spinach: [8, 98] },
      ],
      190,
      104,
    ),
    scatter(90, { pomegranate: [14, 30], parsley: [3, 46] }),
  ),
}
