import { lit } from '../light.ts'

const marks = (color: string): string =>
  `<path d="M-34-14L2 22M-22-30L24 16M-2-36L36 2" stroke="${color}" stroke-width="6" stroke-linecap="round" stroke-opacity=".6"/>`

const chunk = (color: string): string =>
  lit('path d="M-36-18C-26-40 22-42 36-22C48-4 40 30 16 38C-12 46-42 30-42 8C-42-2-40-10-36-18Z"', color)

const cube = (top: string, left: string, right: string): string =>
  `<path d="M0-40L38-20L0 0L-38-20Z" fill="${top}"/><path d="M-38-20L0 0L0 42L-38 20Z" fill="${left}"/><path d="M38-20L0 0L0 42L38 20Z" fill="${right}"/>`

const prawn = (main: string, stripe: string): string =>
  `<path d="M34-30C0-48-42-26-40 8C-38 36-6 44 16 34" fill="none" stroke="${main}" stroke-width="24" stroke-linecap="round"/><path d="M34-30C0-48-42-26-40 8C-38 36-6 44 16 34" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round" transform="translate(-3 -4)"/><path d="M8-46L6-26M-18-42L-10-24M-40-22L-24-14M-50 4L-30 6M-42 30L-28 20M-18 46L-14 28" stroke="${stripe}" stroke-width="4.5" stroke-linecap="round"/><path d="M16 34L40 22L34 36L44 46L20 44Z" fill="${stripe}"/>`

/** Meat, fish, dairy and the rest of the larder, each in a box of 100 × 100 around 0,0. */
export const larder = {
  pepperoni: `${lit('circle r="46"', '#b8301d', 'soft')}<circle r="40" fill="#cf4a2c"/><g fill="#ee9a72" fill-opacity=".85"><circle cx="-18" cy="-12" r="5"/><circle cx="14" cy="-20" r="4"/><circle cx="20" cy="8" r="5.5"/><circle cx="-6" cy="16" r="5"/><circle cx="-24" cy="12" r="3.5"/><circle cx="2" cy="-4" r="3.5"/><circle cx="8" cy="28" r="4"/></g><circle r="46" fill="url(#shade)"/>`,
  salami: `${lit('circle r="46"', '#8e1f1c', 'soft')}<circle r="41" fill="#b23430"/><g fill="#f4c9b0" fill-opacity=".9"><circle cx="-20" cy="-10" r="4"/><circle cx="10" cy="-22" r="5"/><circle cx="22" cy="4" r="4"/><circle cx="-4" cy="10" r="6"/><circle cx="-22" cy="18" r="4"/><circle cx="14" cy="24" r="4"/><circle cx="0" cy="-6" r="3"/></g><circle r="46" fill="url(#soft)"/>`,
  ham: `${lit('path d="M-42-22C-20-38 24-36 42-16C48 6 40 30 16 34C-14 40-44 28-46 4Z"', '#f0a0a2', 'soft')}<path d="M-34 6C-14 16 12 14 34 2" fill="none" stroke="#fbd0cf" stroke-width="6" stroke-linecap="round"/>`,
  bacon: `<path d="M-48-4C-32-22-18 12 0-4C18-20 32 12 48-6L48 10C32 28 18-4 0 12C-18 28-32-6-48 12Z" fill="#a8321f"/><path d="M-48 2C-32-14-18 18 0 2C18-14 32 18 48 0" fill="none" stroke="#f7cdb0" stroke-width="6"/><path d="M-48-4C-32-22-18 12 0-4C18-20 32 12 48-6L48 10C32 28 18-4 0 12C-18 28-32-6-48 12Z" fill="url(#down)"/>`,
  beef: `${chunk('#7c4127')}${marks('#4a2213')}`,
  beefStrip: `${lit('path d="M-46-6C-20-22 20-20 46-8C48 6 30 16 10 14C-14 20-44 18-46-6Z"', '#8a4a2c')}<path d="M-32-2C-10-10 14-8 34 0" stroke="#5f2d18" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  pork: `${chunk('#c9773f')}${marks('#7d3d18')}`,
  lamb: `${chunk('#93492e')}${marks('#55250f')}`,
  chicken: `${chunk('#e9b163')}${marks('#b0702a')}`,
  chickenSlice: `${lit('path d="M-46 2C-40-26 8-36 38-22C52-10 46 14 24 24C-4 36-46 30-46 2Z"', '#f2d19a', 'soft')}<path d="M-46 2C-40-26 8-36 38-22" fill="none" stroke="#b97833" stroke-width="9" stroke-linecap="round"/>`,
  meatball: chunk('#8b4a26'),
  sausage: `${lit('rect x="-46" y="-18" width="92" height="36" rx="18"', '#b9512c')}<path d="M-22-12L-14 10M-2-14L6 10M18-12L26 10" stroke="#6f2a12" stroke-width="5" stroke-linecap="round" stroke-opacity=".7"/>`,
  salmonCube: `${lit('rect x="-38" y="-34" width="76" height="68" rx="14"', '#f58450')}<path d="M-38-14C-14-4 14-26 38-14M-38 8C-14 18 14-4 38 8" fill="none" stroke="#ffc7a3" stroke-width="5"/>`,
  salmonSlice: `${lit('path d="M-48 8C-40-22-6-34 34-26C50-20 50 0 40 12C8 30-30 32-48 8Z"', '#f4834c', 'soft')}<path d="M-30-8C-24 4-26 14-30 20M-10-18C-2-4-4 12-10 24M12-24C20-8 18 8 12 20M32-24C38-10 38 0 34 10" fill="none" stroke="#ffcaa8" stroke-width="5" stroke-linecap="round"/>`,
  tunaCube: `${lit('rect x="-38" y="-34" width="76" height="68" rx="12"', '#b3263c')}<path d="M-34 0C-12 8 12-8 34 0" fill="none" stroke="#de7582" stroke-width="4"/>`,
  prawn: prawn('#f58a5a', '#d94f2c'),
  eel: `${lit('path d="M-46-12C-14-24 18-22 46-12L46 14C14 24-18 24-46 14Z"', '#7a3e17', 'soft')}<path d="M-40-2C-10-10 12-10 40-2" stroke="#c9883f" stroke-width="5" fill="none"/>`,
  mussel: `${lit('path d="M-44 10C-40-30 10-44 42-26C52-4 24 34-10 36C-30 36-44 26-44 10Z"', '#2d2b45')}<path d="M-30 10C-24-16 10-28 32-18C36-2 14 22-8 24C-22 24-30 18-30 10Z" fill="#f2a24a"/>`,
  squid: `<circle r="32" fill="none" stroke="#fbe6d2" stroke-width="20"/><circle r="36" fill="none" stroke="#e7b58d" stroke-width="5"/>`,
  crabStick: `${lit('rect x="-46" y="-20" width="92" height="40" rx="10"', '#fff3ea', 'down')}<rect x="-46" y="-20" width="92" height="15" rx="7" fill="#e5482f"/>`,
  mozzarella: lit(
    'path d="M-40-8C-38-34-8-42 12-36C38-34 48-6 38 14C28 38-4 42-22 32C-40 26-44 8-40-8Z"',
    '#fffaf0',
    'soft',
  ),
  cheeseCube: cube('#ffe17a', '#f2bf3a', '#dca027'),
  feta: cube('#ffffff', '#eef0e8', '#d9dccf'),
  tofu: cube('#fff6dc', '#f0dfb4', '#dcc58f'),
  blueCheese: `${lit('path d="M-36-20L20-34L42 6L10 36L-40 22Z"', '#f3edd2', 'soft')}<g fill="#5d7fa8" fill-opacity=".85"><circle cx="-14" cy="-4" r="6"/><circle cx="12" cy="-12" r="5"/><circle cx="6" cy="14" r="6"/><circle cx="-22" cy="12" r="4"/><circle cx="24" cy="4" r="3"/></g>`,
  parmesan: lit('path d="M-46-6C-20-22 16-22 46-8C36-4 28 0 24 10C0 2-24 4-46-6Z"', '#f6df9b', 'soft'),
  eggHalf: `${lit('ellipse rx="36" ry="45"', '#fffdf6', 'soft')}<circle cy="6" r="23" fill="#f6a91b"/><circle cy="6" r="23" fill="url(#shade)"/>`,
  friedEgg: `${lit('path d="M-46 2C-50-26-20-46 6-42C34-44 52-18 44 8C46 34 12 48-12 40C-34 40-46 22-46 2Z"', '#fffdf7', 'soft')}${lit('circle cx="2" cy="-2" r="20"', '#f8a81a')}`,
  crouton: cube('#f0c178', '#d89a4a', '#bd7d31'),
  walnut: `${lit('path d="M-36-2C-38-28-12-38 0-34C16-40 40-26 36 0C38 26 14 38 0 34C-18 38-38 24-36-2Z"', '#b98145', 'soft')}<path d="M0-32V32M-22-18C-10-14-10 0-22 8M22-18C10-14 10 0 22 8" fill="none" stroke="#80512a" stroke-width="5" stroke-linecap="round"/>`,
  almond: lit('path d="M-44 4C-24-22 22-22 44 0C24 22-22 24-44 4Z"', '#efd3a2', 'soft'),
  peanut: lit(
    'path d="M-32-10C-30-32-4-32 0-16C4-32 32-28 32-4C30 22 4 24 0 10C-4 26-34 22-32-10Z"',
    '#e0b064',
    'soft',
  ),
  sesame: lit('ellipse rx="20" ry="34"', '#f8e9c4', 'soft'),
  chocolate: lit('path d="M-46-8C-20-22 18-14 46-4C30 2 16 14 20 20C-6 16-34 12-46-8Z"', '#4d2a1a', 'soft'),
  caramel: lit('circle r="30"', '#c9772a'),
  marshmallow: `${lit('rect x="-30" y="-26" width="60" height="52" rx="18"', '#fff5f2', 'soft')}`,
  roe: lit('circle r="30"', '#f0662a'),
  tobiko: lit('circle r="26"', '#f79433'),
  nori: lit('rect x="-40" y="-10" width="80" height="20" rx="4"', '#1f3a2c', 'down'),
  cream: `${lit('path d="M-44 8C-48-20-18-42 8-36C34-34 50-8 40 16C28 40-10 42-28 32C-38 26-44 18-44 8Z"', '#fffdf8', 'soft')}<path d="M-22 6C-20-14 8-20 18-4C24 10 6 20-4 12" fill="none" stroke="#e6dccb" stroke-width="5" stroke-linecap="round"/>`,
  pesto: lit(
    'path d="M-40 0C-42-24-10-36 14-32C36-28 46-4 34 14C24 34-12 36-28 26C-38 20-40 10-40 0Z"',
    '#6d9a2d',
    'soft',
  ),
  jam: lit(
    'path d="M-40 0C-42-24-10-36 14-32C36-28 46-4 34 14C24 34-12 36-28 26C-38 20-40 10-40 0Z"',
    '#b3122f',
  ),
  bean: lit(
    'path d="M-34 10C-40-18-10-34 12-24C34-18 42 6 26 18C14 24 8 8-6 14C-14 26-30 24-34 10Z"',
    '#7a2d24',
  ),
  pelmen: `${lit('path d="M-44 14C-46-26-18-42 4-42C30-42 48-20 44 14C36 34 14 22 0 22C-14 22-36 34-44 14Z"', '#f7e7c6', 'soft')}<path d="M-40 12C-22-2 22-2 40 12" fill="none" stroke="#d9bb86" stroke-width="5" stroke-linecap="round"/>`,
  honeycomb: lit('path d="M0-38L33-19V19L0 38L-33 19V-19Z"', '#eda323', 'soft'),
  ladyfinger: `${lit('rect x="-46" y="-16" width="92" height="32" rx="16"', '#e9c07c', 'soft')}`,
} as const
