import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConfigState } from '#contract/staff/versioned-config.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { ConfigAddress } from '../../../client/address.ts'
import type { Query } from '../../../client/use-query.ts'
import { useQuery } from '../../../client/use-query.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { DraftNotice } from '../../../ui/form/draft-notice.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SaveBar } from '../../../ui/form/save-bar.tsx'
import { Conflict } from './conflict.tsx'
import { History } from './history.tsx'
import { type ConfigEditing, type Editing, useConfig } from './use-config.ts'

interface ConfigFormProps<Content> {
  /** The config's own address in the API. */
  path: ConfigAddress
  /** As «บันทึกเมนู». */
  label: string
  problemsOf: (content: Content, saved: Content) => Problem[]
  /** Where visitors see it. */
  seenAt?: string
  /** What to say once it is saved. */
  saidSaved?: string
  labels?: Record<string, string>
  /** What two versions are compared by, where its own values say little to a reader. */
  inWords?: (content: Content) => unknown
  /** What stands under the form of what is saved, such as announcing it. */
  after?: (config: ConfigEditing<Content>) => ReactNode
  children: (editing: Editing<Content>, config: ConfigEditing<Content>) => ReactNode
}

/** The form of one versioned config: fields, what is wrong, who was faster, saving, and what was saved before. */
export function ConfigForm<Content extends object>(props: ConfigFormProps<Content>) {
  // The document's own type of the domain, where the contract's is a schema's.
  const request = useQuery(props.path) as unknown as Query<ConfigState<Content>>
  return (
    <StaffLoaded from={request} shape="page">
      {(state) => <Loaded key={props.path} {...props} loaded={state} />}
    </StaffLoaded>
  )
}

function Loaded<Content extends object>(
  props: ConfigFormProps<Content> & { loaded: ConfigState<Content> },
) {
  const { path, label, problemsOf, seenAt, saidSaved, labels, after, loaded, children } = props
  const { inWords = (content: Content) => content } = props
  const config = useConfig(path, loaded, problemsOf, saidSaved)
  const { saved, theirs } = config
  function submit() {
    if (config.dirty && !config.saving) void config.save()
  }
  return (
    <>
      <Form onSubmit={submit} className="grid grid-cols-1 gap-5">
        {config.restored && !theirs && <DraftNotice onDiscard={config.discard} />}
        {theirs && (
          <Conflict
            mine={inWords(config.content)}
            before={inWords(saved.content)}
            theirs={{ ...theirs, content: inWords(theirs.content) }}
            labels={labels}
            onSettle={config.settle}
          />
        )}
        <ErrorSummary problems={config.problems} />
        {children(config, config)}
        <SaveBar
          dirty={config.dirty}
          saving={config.saving}
          label={label}
          onDiscard={config.discard}
        >
          {saved.changed_by && saved.changed_at ? (
            <ChangedBy by={saved.changed_by} at={saved.changed_at} />
          ) : (
            'ยังไม่เคยแก้ไขจากหน้านี้'
          )}
        </SaveBar>
      </Form>
      {after?.(config)}
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2">
        {seenAt && (
          <a
            href={seenAt}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <ExternalLink aria-hidden className="size-5" />
            เปิดหน้าที่ผู้อ่านเห็น
          </a>
        )}
        <History
          key={saved.version}
          path={path}
          onTake={(content) => config.change(content as Content)}
        />
      </div>
    </>
  )
}
