/** What a picture belongs to, and what has a look of its own without one. */
const HOLDERS = '.card, .dish, .tile, .small-tile, .hero, .story, .banner, .thumb, .gallery > li'

/**
 * A picture that does not come is marked, and what it belongs to is laid out as without one. In the page's head: many
 * have failed by the time anything else is awake, and nobody hears of those afterwards.
 */
export const MISSING_PICTURES_SCRIPT = `addEventListener('error',function(e){var i=e.target,h;if(i.tagName!='IMG')return;i.dataset.missing='';h=i.closest('${HOLDERS}');if(h)h.dataset.plain=''},true)`
