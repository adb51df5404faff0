const star = (x: number, y: number, r: number): string =>
  `<path d="M${x} ${y - r}L${x + r * 0.42} ${y - r * 0.42}L${x + r} ${y}L${x + r * 0.42} ${y + r * 0.42}L${x} ${y + r}L${x - r * 0.42} ${y + r * 0.42}L${x - r} ${y}L${x - r * 0.42} ${y - r * 0.42}Z" fill="#c8401c"/>`

/** The sign of the shop, 512 × 512: a plate on a stitched tablecloth. Opaque to its corners, so it crops to any mask. */
export const brandMark = [
  '<rect width="512" height="512" fill="#c8401c"/>',
  // Scaled into the inner four fifths: launchers cut icons to a circle.
  '<g transform="translate(33 33) scale(.87)">',
  '<path d="M256 34L478 256L256 478L34 256Z" fill="#fff6e4" stroke="#fff6e4" stroke-width="36" stroke-linejoin="round"/>',
  '<path d="M256 52L460 256L256 460L52 256Z" fill="none" stroke="#c8401c" stroke-width="9" stroke-dasharray="18 15" stroke-linecap="round"/>',
  star(256, 96, 22),
  star(256, 416, 22),
  star(96, 256, 22),
  star(416, 256, 22),
  '<circle cx="256" cy="262" r="124" fill="#7a2410" fill-opacity=".18"/>',
  '<circle cx="256" cy="256" r="122" fill="#f6b02c"/>',
  '<circle cx="256" cy="256" r="88" fill="#fffdf8"/>',
  star(256, 256, 52),
  '</g>',
].join('')
