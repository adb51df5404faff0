import { canvasContext } from './canvas-context.ts'

/** A preview is not shown wider, also on a screen of double density. */
const WIDEST = 960

/** A foreign server's photo may be ten megabytes; what is kept is as large as it is shown. */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo)
  try {
    if (bitmap.width <= WIDEST) return photo
    const canvas = document.createElement('canvas')
    canvas.width = WIDEST
    canvas.height = Math.round((bitmap.height * WIDEST) / bitmap.width)
    canvasContext(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.85))
    return smaller && smaller.size < photo.size ? smaller : photo
  } finally {
    bitmap.close()
  }
}
