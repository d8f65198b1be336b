// The frame of both calculators. On a phone the answer sticks to the top while the form below it is
// filled in, because the keyboard hides whatever is at the bottom.

import type { ReactNode } from 'react'

interface FrameProps {
  answer: ReactNode
  form: ReactNode
  /** What was asked, in a line, for paper: a form prints badly. */
  inWords: string | undefined
  /** Beside the form where there is room. */
  details: ReactNode
  /** What needs the whole width: tables and long sentences. */
  below: ReactNode
}

export function Frame({ answer, form, inWords, details, below }: FrameProps) {
  return (
    <div className="mt-4 lg:grid lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr_auto] lg:gap-x-8 lg:gap-y-6">
      {/* What sticks, sticks as long as this box lasts: to the end of the form. */}
      <div className="lg:contents">
        <div
          id="answer"
          tabIndex={-1}
          className="top-0 z-10 max-lg:mx-[-16px] max-lg:mb-3 max-lg:bg-bg max-lg:px-[16px] max-lg:py-2 max-lg:[@media(min-height:34rem)]:sticky lg:col-start-2 lg:row-start-1"
        >
          {answer}
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">{form}</div>
        <p className="hidden print:block">{inWords}</p>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-8 max-lg:mt-8 lg:col-start-2">
        {details}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-8 max-lg:mt-8 lg:col-span-2 lg:mt-2">
        {below}
      </div>
    </div>
  )
}

export function Section({
  title,
  id,
  children,
}: {
  title: string
  id?: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-label={title} className="min-w-0">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  )
}

/** While the rates are on their way, in the place of what will come. */
export function Loading() {
  return (
    <div role="status" className="mt-4 grid gap-5 lg:grid-cols-[5fr_7fr]">
      <span className="sr-only">กำลังโหลดข้อมูล</span>
      <div className="h-28 rounded-card bg-sunken lg:order-2" />
      <div className="h-[30rem] rounded-card bg-subtle" />
    </div>
  )
}
