export { demoBusinessDir } from './demo-business-dir.ts'
export {
  composePicture,
  hasPicture,
  type PictureFormat,
  type PictureOptions,
  pictureNames,
} from './picture/compose-picture.ts'
