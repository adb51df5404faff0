import { lit } from '../light.ts'

const ring = (outer: string, inner: string, hole = 'none'): string =>
  `<circle r="40" fill="${hole}"/><circle r="37" fill="none" stroke="${outer}" stroke-width="11"/><circle r="33" fill="none" stroke="${inner}" stroke-width="6"/><path d="M-30-22A37 37 0 0 1 5-37" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>`

const seeds = (count: number, radius: number, color: string, rx = 3, ry = 6): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (360 / count) * i
    return `<ellipse cx="0" cy="${-radius}" rx="${rx}" ry="${ry}" fill="${color}" transform="rotate(${angle})"/>`
  }).join('')

const leaf = (color: string, vein: string): string =>
  `${lit('path d="M-46 6C-30-34 22-38 48 0C24 34-26 36-46 6Z"', color, 'soft')}<path d="M-44 5C-14-2 16-3 44 0M-18 2L-4-18M2 0L16-16M-14 3L0 20M6 1L20 15" fill="none" stroke="${vein}" stroke-width="2.6" stroke-linecap="round" stroke-opacity=".75"/>`

const citrus = (peel: string, flesh: string, pulp: string): string =>
  `${lit('circle r="46"', peel, 'soft')}<circle r="40" fill="#fff8e6"/><circle r="36" fill="${flesh}"/>${Array.from({ length: 8 }, (_, i) => `<path d="M0-3L10-30Q0-36-10-30Z" fill="${pulp}" transform="rotate(${i * 45})"/>`).join('')}<circle r="4" fill="#fff8e6"/><circle r="46" fill="url(#soft)"/>`

const sprig = (color: string, tip: string): string =>
  `<g stroke="${color}" stroke-width="4" stroke-linecap="round" fill="none"><path d="M0 46C-2 18 2-8 0-44"/><path d="M0 30L-24 12M0 26L24 8M0 10L-26-12M0 6L24-14M0-12L-18-32M0-14L18-34"/></g><g fill="${tip}"><circle cx="-26" cy="10" r="6"/><circle cx="26" cy="6" r="6"/><circle cx="-28" cy="-14" r="6"/><circle cx="26" cy="-16" r="6"/><circle cx="-19" cy="-35" r="6"/><circle cx="19" cy="-37" r="6"/><circle cy="-46" r="6"/></g>`

const roundSlice = (skin: string, flesh: string, heart: string): string =>
  `${lit('circle r="44"', skin, 'soft')}<circle r="38" fill="${flesh}"/><circle r="22" fill="${heart}"/>`

/** Vegetables, fruit and herbs as they lie on a plate, each in a box of 100 × 100 around 0,0. */
export const garden = {
  basil: leaf('#3f9a3a', '#2b6e28'),
  spinach: leaf('#2f7f3b', '#1d5a28'),
  lettuce: `${lit('path d="M-44 14C-52-14-30-40-4-42C6-52 34-46 42-24C56-8 46 24 24 34C10 50-30 46-44 14Z"', '#8ccb4e', 'soft')}<path d="M-30 18C-6 8 10-6 26-24M-6 6L-12-22M8-6L34-2M-16 14L4 30" fill="none" stroke="#dcf2b0" stroke-width="4" stroke-linecap="round"/>`,
  romaine: `${lit('path d="M-46 8C-40-20-10-34 16-32C40-30 52-10 44 8C34 30 0 36-22 30C-36 28-46 20-46 8Z"', '#6fb23c', 'soft')}<path d="M-44 8C-16 6 12 0 38-10" stroke="#eaf6cf" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-14 5L-6-18M8 0L14-20M-8 8L6 22" stroke="#cfe8a0" stroke-width="3" fill="none"/>`,
  rocket: `${lit('path d="M-48 4C-34-4-30-18-18-16C-10-14-10-6-4-8C2-22 14-26 20-16C26-10 22-4 28-6C38-12 50-4 48 4C46 16 32 14 26 10C24 20 12 26 4 18C0 14-2 12-6 12C-12 24-26 22-30 12Z"', '#4c9a35', 'soft')}<path d="M-46 4L44 2" stroke="#c9e59a" stroke-width="3"/>`,
  mint: `<g transform="rotate(-40)">${leaf('#4fb06a', '#2f8349')}</g><g transform="translate(10 14) rotate(60) scale(.75)">${leaf('#63c47c', '#2f8349')}</g>`,
  dill: sprig('#4f8f2f', '#79b94e'),
  parsley: `${lit('path d="M0 44C-4 26-6 14-4 4C-20 14-42 6-42-10C-42-24-28-24-22-20C-26-38-8-50 2-42C14-50 30-38 24-20C34-26 46-18 42-6C40 8 18 14 4 4C4 18 4 30 4 44Z"', '#3f9140', 'soft')}<path d="M0 20L0-30M0 4L-26-10M0 4L26-8" stroke="#8fcf7d" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  tomatoSlice: `${lit('circle r="46"', '#d8301f', 'soft')}<circle r="39" fill="#ee5a3c"/>${Array.from({ length: 5 }, (_, i) => `<g transform="rotate(${i * 72})"><path d="M0-8C14-16 14-30 0-35C-14-30-14-16 0-8Z" fill="#f7a05c"/><ellipse cx="-4" cy="-24" rx="2.4" ry="4" fill="#ffe7a8"/><ellipse cx="5" cy="-21" rx="2.4" ry="4" fill="#ffe7a8"/></g>`).join('')}<circle r="7" fill="#f58a66"/><circle r="46" fill="url(#soft)"/>`,
  cherryHalf: `${lit('circle r="44"', '#d5271d')}<circle cx="-2" cy="-2" r="34" fill="#ef5b40"/><path d="M-22-4C-20-24-2-24-3-5C-4 10-22 12-22-4ZM20-4C18-24 2-24 3-5C4 10 20 12 20-4Z" fill="#f9ab62"/><g fill="#fff0bf"><circle cx="-13" cy="-6" r="3"/><circle cx="-9" cy="4" r="3"/><circle cx="12" cy="-7" r="3"/><circle cx="10" cy="4" r="3"/></g>`,
  cucumberSlice: `${roundSlice('#3d7f2d', '#cdeaa2', '#e4f5c6')}${seeds(9, 15, '#f7fbe4', 2.4, 5)}<circle r="44" fill="url(#soft)"/>`,
  zucchini: `${roundSlice('#4e8a2a', '#e6efb0', '#f3f6cf')}${seeds(7, 13, '#dfe5a0', 3, 5)}<path d="M-30-14L26 20M-20-30L32 4M-34 8L12 34" stroke="#8a5a22" stroke-width="4" stroke-opacity=".55" stroke-linecap="round"/>`,
  eggplantSlice: `${roundSlice('#4a2465', '#efdcae', '#f6e8c4')}${seeds(8, 16, '#c79f5c', 2.4, 5)}<path d="M-30-14L26 20M-20-30L32 4M-34 8L12 34" stroke="#7d4a1c" stroke-width="4.5" stroke-opacity=".6" stroke-linecap="round"/>`,
  carrotSlice: `${lit('circle r="42"', '#f07c1e', 'soft')}<circle r="34" fill="#f99a3a"/><circle r="14" fill="#fbb35e"/>${seeds(8, 24, '#f28a2a', 2, 8)}<circle r="42" fill="url(#soft)"/>`,
  carrotStraw: lit('rect x="-46" y="-8" width="92" height="16" rx="7"', '#f58a2a', 'down'),
  beet: lit('rect x="-32" y="-32" width="64" height="64" rx="12"', '#8e1746'),
  potato: lit('rect x="-34" y="-30" width="68" height="60" rx="16"', '#f1cf7a'),
  radish: `${lit('circle r="42"', '#d6245c', 'soft')}<circle r="35" fill="#fff5f6"/><circle r="20" fill="#fde6ea"/>${seeds(6, 18, '#f9cfd8', 2, 9)}`,
  onionRing: ring('#8e3a7b', '#f6e3f2'),
  whiteOnion: ring('#e9dcb4', '#fffdf2'),
  springOnion: `<circle r="28" fill="none" stroke="#4f9d3a" stroke-width="14"/><circle r="24" fill="none" stroke="#a9dc7c" stroke-width="6"/>`,
  redPepper: ring('#c9251b', '#f2705a'),
  yellowPepper: ring('#eba21a', '#ffd968'),
  greenPepper: ring('#3f8f2f', '#9fd276'),
  pepperStraw: lit('path d="M-44 12C-20-16 20-20 46-6C44 4 40 8 36 8C14-4-16 2-36 22Z"', '#d8342a', 'down'),
  jalapeno: `<circle r="34" fill="#e6f2b4"/>${ring('#3c8a2b', '#a5d36d')}${seeds(5, 14, '#fffbe0', 4, 5)}`,
  chiliRing: `${ring('#c8170f', '#f0563b')}${seeds(4, 12, '#fff2c4', 4, 5)}`,
  oliveRing: `${lit('circle r="34"', '#2b2430')}<circle r="14" fill="#7a4a2b"/><circle r="11" fill="#4a2b1d"/>`,
  greenOlive: `${lit('circle r="34"', '#7d8f2a')}<circle r="13" fill="#c92e1f"/>`,
  mushroom: `${lit('path d="M-44 6C-48-30-22-44 0-44C22-44 48-30 44 6C40 14 20 10 14 8L16 40C8 46-8 46-16 40L-14 8C-20 10-40 14-44 6Z"', '#ecd9bd', 'soft')}<path d="M-34 2C-36-22-16-34 0-34C16-34 36-22 34 2C20-4-20-4-34 2Z" fill="#fff6e4"/><path d="M-26 1C-14-8 14-8 26 1" stroke="#a9805a" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  corn: lit('path d="M-18 20C-24-4-14-26 0-28C14-26 24-4 18 20C8 30-8 30-18 20Z"', '#f8c52d'),
  pea: lit('circle r="26"', '#7dbb3a'),
  pineapple: `${lit('path d="M-42 26L-14-34Q0-42 14-34L42 26Q0 44-42 26Z"', '#f6c739', 'soft')}<path d="M-24 26L-6-26M0 32L2-30M24 26L8-26" stroke="#d99b1c" stroke-width="4" stroke-opacity=".7"/>`,
  pear: `${lit('path d="M-14-44C0-50 14-44 14-24C16-10 36 4 34 24C30 46-30 46-34 24C-36 4-16-10-14-24Z"', '#e3cf6a', 'soft')}<path d="M-10-36C0-42 10-36 9-22C12-6 28 6 26 22C22 38-22 38-26 22C-28 6-12-6-9-22Z" fill="#fbf3c9"/><ellipse cx="-3" cy="16" rx="4" ry="8" fill="#8a5a2a"/>`,
  avocadoSlice: `${lit('path d="M-46 16C-40-22-8-40 18-36C40-32 50-14 46 2C30-14 0-12-18 6C-28 16-40 24-46 16Z"', '#5d8f2c', 'soft')}<path d="M-40 14C-32-16-6-32 18-29C34-26 42-14 41-6C26-18-2-16-20 0C-28 8-36 16-40 14Z" fill="#dfe98a"/>`,
  lemonSlice: citrus('#f2c71d', '#fbe36a', '#fdf0a0'),
  limeSlice: citrus('#6fa82a', '#b9d95c', '#d9ec94'),
  orangeSlice: citrus('#ee8a1b', '#fbb040', '#fdcb74'),
  grapefruitSlice: citrus('#f0934b', '#ee6a55', '#f58f7c'),
  blueberry: `${lit('circle r="38"', '#4257a8')}<path d="M-10-8L0-18L10-8L6 4L-6 4Z" fill="#26346f"/>`,
  cranberry: lit('circle r="34"', '#c0152f'),
  raspberry: `${Array.from({ length: 12 }, (_, i) => lit(`circle cx="${[-18, 0, 18, -27, -9, 9, 27, -18, 0, 18, -8, 8][i]}" cy="${[-26, -30, -26, -8, -10, -10, -8, 10, 10, 10, 27, 27][i]}" r="13"`, '#d9284f')).join('')}`,
  strawberryHalf: `${lit('path d="M0 46C-26 30-44-2-34-24C-24-40-8-34 0-30C8-34 24-40 34-24C44-2 26 30 0 46Z"', '#d81e35', 'soft')}<path d="M0 34C-18 20-28-2-22-16C-16-26-6-22 0-18C6-22 16-26 22-16C28-2 18 20 0 34Z" fill="#f6838a"/><path d="M0 26C-8 14-10 2-6-8L0-12L6-8C10 2 8 14 0 26Z" fill="#fff1ee"/><path d="M-22-30L0-26L22-30L8-42L0-34L-8-42Z" fill="#4fa03a"/>`,
  bananaSlice: `${lit('circle r="40"', '#f6dd7c', 'soft')}<circle r="34" fill="#fff3c6"/>${seeds(3, 9, '#8a6a3a', 3, 5)}`,
  kiwiSlice: `${lit('circle r="44"', '#7a5a2f', 'soft')}<circle r="40" fill="#86c13a"/><circle r="30" fill="#a5d653"/><circle r="13" fill="#f4f8d8"/>${seeds(12, 20, '#2b2417', 2.2, 5)}`,
  pomegranate: lit('path d="M0-26C16-22 22-4 16 14C8 26-8 26-16 14C-22-4-16-22 0-26Z"', '#b8102e'),
} as const
