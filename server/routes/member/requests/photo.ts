import { PhotoReply, PhotoUpload } from '#contract/member/files.ts'
import { OkReply } from '#contract/member/identity.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { sendOwnPhoto, setOwnPhoto } from '#server/requests/photo.ts'

const BODY_MAX = 3 * 1024 * 1024

export const photoRoutes = routes(
  forMember.get('/photo', { readSafe: true, reply: PhotoReply }, sendOwnPhoto),
  forMember.post(
    '/wwwupload',
    { bodyLimit: BODY_MAX, body: PhotoUpload, reply: OkReply },
    setOwnPhoto,
  ),
)
