import {
  STORED_THINGS,
  type StoragePlace,
  type StorageReason,
  type StoredThing,
} from '#domain/identity/browser-storage.ts'

const PLACES: Record<StoragePlace, string> = {
  cookie: 'คุกกี้',
  localStorage: 'ที่เก็บข้อมูลของเบราว์เซอร์',
  sessionStorage: 'ที่เก็บข้อมูลของแท็บ',
  cache: 'แคชของเบราว์เซอร์',
}

const REASONS: Record<StorageReason, { title: string; text: string }> = {
  needed: {
    title: 'จำเป็น',
    text: 'ต้องใช้เพื่อให้สิ่งที่ท่านทำอยู่ทำงานได้อย่างปลอดภัย เก็บไม่ว่าท่านจะเลือกอย่างไร',
  },
  chosen: { title: 'เมื่อท่านเลือกเอง', text: 'เก็บเมื่อท่านกดปุ่มนั้น เพราะท่านขอให้จำ' },
  accepted: {
    title: 'เมื่อท่านยอมรับ',
    text: 'เก็บเพื่อความสะดวก เฉพาะเมื่อท่านกด “ยอมรับ”',
  },
}

/** What the site keeps in a browser, whole, and what refusing means: below the words that staff write about it. */
export function StoredThings() {
  return (
    <section aria-labelledby="stored" className="mt-8 border-t border-border pt-6">
      <h2 id="stored" className="text-h2">
        ทุกสิ่งที่เว็บไซต์นี้เก็บในเบราว์เซอร์ของท่าน
      </h2>
      <p className="mt-2">
        หากกด “ปฏิเสธ” หรือยังไม่ได้เลือก เว็บไซต์ไม่เก็บสิ่งที่อยู่ใต้หัวข้อ “{REASONS.accepted.title}” และเมื่อกด
        “ปฏิเสธ” จะลบสิ่งที่เคยเก็บไว้ทันที ส่วนอื่นของเว็บไซต์ใช้งานได้ครบ เว็บไซต์นี้ไม่เก็บสิ่งใดเพื่อการโฆษณา
        และไม่ให้ผู้อื่นเก็บ
      </p>
      {(Object.keys(REASONS) as StorageReason[]).map((reason) => (
        <Group key={reason} reason={reason} />
      ))}
    </section>
  )
}

function Group({ reason }: { reason: StorageReason }) {
  const { title, text } = REASONS[reason]
  return (
    <section aria-labelledby={`stored-${reason}`} className="mt-6">
      <h3 id={`stored-${reason}`} className="text-h3">
        {title}
      </h3>
      <p className="text-muted">{text}</p>
      <dl className="mt-3 divide-y divide-border rounded-card border border-border">
        {STORED_THINGS.filter((thing) => thing.reason === reason).map((thing) => (
          <Row key={`${thing.place} ${thing.name}`} {...thing} />
        ))}
      </dl>
    </section>
  )
}

function Row({ name, place, purpose, lasts }: StoredThing) {
  return (
    <div className="p-4 sm:grid sm:grid-cols-[16rem_minmax(0,1fr)] sm:gap-6">
      <dt>
        <code className="font-semibold break-all" data-stored={`${place} ${name}`}>
          {name}
        </code>
        <span className="block text-small text-muted">{PLACES[place]}</span>
      </dt>
      <dd className="mt-1 sm:mt-0">
        {purpose}
        <span className="block text-small text-muted">อายุ: {lasts}</span>
      </dd>
    </div>
  )
}
