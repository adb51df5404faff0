export { keepOwnPictures } from './keep-own-pictures.ts'
export { useMedia } from './use-media.ts'
