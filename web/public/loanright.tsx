import { useMemo, useState } from 'react'
import type { Lendings } from '#contract/shared/loan-rules.ts'
import { emptyFacts } from '#domain/loan-right/examples.ts'
import { type FactsForm, readFactsForm } from '#domain/loan-right/facts-form.ts'
import { useMeta } from '../app/page-meta.tsx'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { FailedFeed } from '../ui/feedback/failed-feed.tsx'
import { FactsFields } from '../ui/right/facts-fields.tsx'
import { RightPage } from '../ui/right/right-page.tsx'
import { Loading } from './calculators/frame.tsx'

const TITLE = 'ตรวจสิทธิกู้เบื้องต้น'

export function Component() {
  useMeta({
    title: TITLE,
    description:
      'กรอกเงินเดือน หุ้น และอายุการเป็นสมาชิก เพื่อดูว่ากู้ได้ประมาณเท่าใด เพราะเกณฑ์ข้อใด และต้องทำอย่างไรจึงกู้ได้',
  })
  const feed = useFeed(feedData, '/api/info/lendings')
  if (feed.failed) return <FailedFeed title={TITLE} retry={feed.again} />
  return (
    <div className="page-width py-6">
      <h1 tabIndex={-1} className="mb-4 text-h2 sm:text-h1">
        {TITLE}
      </h1>
      {feed.data ? <Right {...feed.data} /> : <Loading />}
    </div>
  )
}

/** What is typed stays in the browser: nothing of it is in an address, sent or stored. */
function Right(lendings: Lendings) {
  const { day } = lendings
  const [form, setForm] = useState(() => ({ ...emptyFacts(day), salary: '25,000' }) as FactsForm)
  const read = useMemo(() => readFactsForm(form, lendings), [form, lendings])
  return (
    <RightPage {...lendings} facts={read.facts}>
      <FactsFields
        form={form}
        problems={read.problems ?? {}}
        products={lendings.lendings.map(({ product }) => product)}
        day={day}
        change={(changed) => setForm((before) => ({ ...before, ...changed }) as FactsForm)}
      />
    </RightPage>
  )
}
