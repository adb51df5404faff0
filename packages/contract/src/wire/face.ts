import * as z from 'zod/mini'

/** The canonical wire form of a codec as a plain schema: what `write` produces and the API description shows. */
export type Face = () => z.core.$ZodType

const faces = new WeakMap<object, Face>()

export const showFace = <C extends object>(codec: C, face: Face): C => {
  faces.set(codec, remember(face))
  return codec
}

export const faceOf = (codec: z.core.$ZodType): z.core.$ZodType => faces.get(codec)?.() ?? codec

// The description's references work by identity: a noun used twice must show the same schema both times.
const remember = (face: Face): Face => {
  let made: z.core.$ZodType | undefined
  return () => {
    made ??= face()
    return made
  }
}

/** Nouns by the name under which they stand in the API description. */
export const namedFaces = z.registry<{ id: string }>()

export const nameFace = <S extends z.core.$ZodType>(face: S, name: string): S => {
  if (name !== '') namedFaces.add(face, { id: name })
  return face
}
