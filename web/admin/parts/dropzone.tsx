export { Dropzone } from '../../area/dropzone.tsx'
