import { Eye } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useMeta } from '../../../app/page-meta.tsx'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Article } from '../../../public/article.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'

/** The newest text on the public page itself, in the public frame, before anybody else can see it. */
export function Component() {
  const { topicId } = useParams()
  const [params] = useSearchParams()
  const version = params.get('version')
  const query = version ? `?version=${encodeURIComponent(version)}` : ''
  const request = useQuery(address('/api/admin/topics/:topicId/preview', { topicId }, query))
  useMeta({ title: 'ตัวอย่างก่อนเผยแพร่', hidden: true })
  return (
    <>
      <div className="no-print border-b border-blue-bd bg-blue-bg text-blue-fg">
        <p className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-small">
          <Eye aria-hidden className="size-5" />
          <span className="flex-1">ตัวอย่างก่อนเผยแพร่ เห็นได้เฉพาะเจ้าหน้าที่</span>
          <Link
            to={`/admin/topics/${topicId}`}
            className="inline-flex min-h-11 items-center underline"
          >
            กลับไปแก้ไข
          </Link>
        </p>
      </div>
      <StaffLoaded from={request} shape="page">
        {(topic) => <Article topic={topic} views={0} />}
      </StaffLoaded>
    </>
  )
}
