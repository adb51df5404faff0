export { demoBusinessDir } from './demo-business-dir.ts'
export { composePicture, type PictureFormat, type PictureOptions } from './picture/compose-picture.ts'
export { hasPicture, pictureNames } from './picture/picture-names.ts'
