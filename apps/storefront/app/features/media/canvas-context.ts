/** A canvas that cannot be drawn on (memory gone, forbidden by the browser) is an error with a name. */
export function canvasContext(canvas: Pick<HTMLCanvasElement, 'getContext'>): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Canvas context is not available')
  return context
}
