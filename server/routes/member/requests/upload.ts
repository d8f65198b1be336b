import { UploadQuery, UploadReply } from '#contract/member/files.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { uploadOwnFile } from '#server/requests/upload.ts'
import { PAPER_MAX, takePapers } from '#server/uploads/sent-paper.ts'
import { FileBody } from '#server/uploads/take-files.ts'

/** A paper that goes with a request to correct data. */
export const uploadRoutes = routes(
  takePapers,
  forMember.post(
    '/upload',
    { bodyLimit: PAPER_MAX, query: UploadQuery, body: FileBody, reply: UploadReply },
    uploadOwnFile,
  ),
)
