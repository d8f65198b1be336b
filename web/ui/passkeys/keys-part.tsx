// The keys of whoever is signed in: what there are, and adding, naming and removing one. Alike in every area.

import { KeyRound, Plus, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Key } from '#contract/shared/passkeys.ts'
import { recentDate, shortDate } from '#domain/calendar/thai-date.ts'
import { passkeysWork } from '../../client/passkeys.ts'
import { useQuery } from '../../client/use-query.ts'
import { Callout } from '../feedback/callout.tsx'
import { Loaded } from '../feedback/loaded.tsx'
import { Button } from '../form/button.tsx'
import { AddKey } from './add-key.tsx'
import type { KeysArea } from './keys-area.ts'
import { NameKey } from './name-key.tsx'
import { RemoveKey } from './remove-key.tsx'

interface KeysPartProps {
  area: KeysArea
  /** Tells password managers whose password is asked for. */
  username: string
  onChanged?: () => void
  /** What else the area has to say about them. */
  more?: (keys: Keys, again: () => void) => ReactNode
}

interface Keys {
  hasGood: boolean
  only: boolean
}

type Open = { what: 'add' } | { what: 'name' | 'remove'; key: Key } | undefined

export function KeysPart({ area, username, onChanged, more }: KeysPartProps) {
  const query = useQuery(`/api/${area}/keys`)
  const [open, setOpen] = useState<Open>()
  const works = useWorks()
  const close = () => setOpen(undefined)
  const dialog = {
    area,
    username,
    onClose: close,
    onChanged() {
      query.again()
      onChanged?.()
    },
  }
  return (
    <Loaded from={query} shape="rows">
      {({ keys, most, only }) => (
        <>
          {works === false && (
            <Callout tone="amber" Icon={TriangleAlert} title="เบราว์เซอร์นี้ใช้พาสคีย์ไม่ได้">
              <p>กรุณาเปิดด้วยเบราว์เซอร์รุ่นใหม่ เช่น Chrome, Safari หรือ Edge</p>
            </Callout>
          )}
          {keys.length === 0 ? (
            <p className="mt-4 text-muted">ยังไม่มีพาสคีย์ในบัญชีนี้</p>
          ) : (
            <ul className="mt-4 divide-y divide-border rounded-card border border-border">
              {keys.map((key) => (
                <Row key={key.passkey_id} of={key} onOpen={(what) => setOpen({ what, key })} />
              ))}
            </ul>
          )}
          {works && keys.length < most && (
            <Button
              primary
              Icon={Plus}
              label="เพิ่มพาสคีย์"
              className="mt-4 w-full sm:w-auto"
              onClick={() => setOpen({ what: 'add' })}
            />
          )}
          {keys.length >= most && (
            <p className="mt-4 text-muted">มีครบ {most} รายการแล้ว ลบรายการที่ไม่ใช้ก่อนเพิ่มใหม่</p>
          )}
          {more?.({ hasGood: hasGood(keys), only }, query.again)}
          {open?.what === 'add' && <AddKey {...dialog} hasKeys={hasGood(keys)} />}
          {open?.what === 'name' && <NameKey {...dialog} of={open.key} />}
          {open?.what === 'remove' && (
            <RemoveKey {...dialog} of={open.key} hasKeys={hasGood(keys)} />
          )}
        </>
      )}
    </Loaded>
  )
}

/** Undefined until the page is in a browser that can be asked. */
function useWorks(): boolean | undefined {
  const [works, setWorks] = useState<boolean>()
  useEffect(() => setWorks(passkeysWork()), [])
  return works
}

function hasGood(keys: Key[]): boolean {
  return keys.some(({ blocked }) => !blocked)
}

function Row({ of: key, onOpen }: { of: Key; onOpen: (what: 'name' | 'remove') => void }) {
  const { name, synced, created_at, last_used_at, blocked } = key
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
      <KeyRound aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">
          {name}
          {blocked && (
            <span className="ms-2 rounded-full bg-red-bg px-3 py-0.5 text-caption font-normal text-red-fg">
              ระงับแล้ว
            </span>
          )}
        </p>
        <p className="text-small text-muted">
          {synced ? 'ใช้ได้ทุกเครื่องที่ซิงก์บัญชีเดียวกัน' : 'อยู่ในอุปกรณ์เดียว'} · เพิ่มเมื่อ{' '}
          {shortDate(new Date(created_at))} ·{' '}
          {last_used_at ? `ใช้ล่าสุด ${recentDate(new Date(last_used_at), new Date())}` : 'ยังไม่เคยใช้'}
        </p>
        {blocked && (
          <p className="text-small text-red-fg">
            พบสัญญาณผิดปกติ หรือท่านสั่งหยุดหลังเพิ่มได้ไม่นาน กรุณาลบแล้วเพิ่มใหม่
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button label="เปลี่ยนชื่อ" of={`พาสคีย์ ${name}`} onClick={() => onOpen('name')} />
        <Button label="ลบ" of={`พาสคีย์ ${name}`} onClick={() => onOpen('remove')} />
      </div>
    </li>
  )
}
