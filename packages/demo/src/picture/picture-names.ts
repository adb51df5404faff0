import { recipes } from './recipes/index.ts'

/** Apart from the drawing: who only asks whether there is a picture need not load what makes one. */
export const pictureNames = (): string[] => Object.keys(recipes)

export const hasPicture = (name: string): boolean => Object.hasOwn(recipes, name)
