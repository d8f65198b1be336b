// An iPhone shows notifications only of sites that stand on its home screen: how one gets there, in three drawings of our own.

import type { ReactNode } from 'react'

export function AddToHome() {
  return (
    <div className="mt-3">
      <p>บน iPhone และ iPad ต้องเพิ่มเว็บไซต์นี้ไว้ที่หน้าจอโฮมก่อน จึงจะเปิดแจ้งเตือนได้</p>
      <ol className="mt-3 grid gap-3 sm:grid-cols-3">
        <Step nth={1} words="กดปุ่มแชร์ของ Safari" picture={<ShareButton />} />
        <Step nth={2} words="เลื่อนลง เลือก “เพิ่มไปยังหน้าจอโฮม” แล้วกด “เพิ่ม”" picture={<MenuLine />} />
        <Step
          nth={3}
          words="เปิดสหกรณ์จากหน้าจอโฮม เข้าสู่ระบบ แล้วกลับมาที่หน้านี้ จะมีปุ่ม “เปิดแจ้งเตือนบนเครื่องนี้”"
          picture={<HomeScreen />}
        />
      </ol>
    </div>
  )
}

function Step({ nth, words, picture }: { nth: number; words: string; picture: ReactNode }) {
  return (
    <li className="flex items-center gap-3 rounded-card border border-border bg-subtle p-3 sm:flex-col sm:items-start">
      {picture}
      <span className="min-w-0">
        <span className="font-semibold">ขั้นที่ {nth}</span> {words}
      </span>
    </li>
  )
}

function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 128 96"
      className="h-24 w-32 shrink-0 fill-none stroke-control"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** A square that is open above, with an arrow out of it. */
function ShareButton() {
  return (
    <Picture label="ปุ่มแชร์เป็นรูปสี่เหลี่ยมมีลูกศรชี้ขึ้น อยู่กลางแถบด้านล่างของ Safari">
      <path d="M16 2v84a8 8 0 0 0 8 8h80a8 8 0 0 0 8-8V2" className="fill-bg" />
      <path d="M28 14h72M28 26h72M28 38h44" className="stroke-border" />
      <path d="M16 56h96" />
      <path d="m34 70-5 5 5 5M94 70l5 5-5 5" />
      <circle cx="64" cy="75" r="16" className="fill-tint stroke-primary" />
      <path d="M59 73h-3v10h16V73h-3M64 78V65m-4 4 4-4 4 4" className="stroke-on-tint" />
    </Picture>
  )
}

function MenuLine() {
  return (
    <Picture label="ในรายการที่เปิดขึ้น บรรทัด “เพิ่มไปยังหน้าจอโฮม” มีรูปสี่เหลี่ยมกับเครื่องหมายบวก">
      <rect x="6" y="2" width="116" height="92" rx="8" className="fill-bg" />
      <path d="M18 16h56M18 80h48" className="stroke-border" />
      <rect x="98" y="10" width="12" height="12" rx="3" className="stroke-border" />
      <rect x="98" y="74" width="12" height="12" rx="3" className="stroke-border" />
      <rect x="6" y="32" width="116" height="32" className="fill-tint stroke-primary" />
      <text
        x="12"
        y="51"
        textLength="78"
        lengthAdjust="spacingAndGlyphs"
        fontSize="10"
        strokeWidth="0"
        className="fill-on-tint stroke-none"
      >
        เพิ่มไปยังหน้าจอโฮม
      </text>
      <rect x="97" y="41" width="14" height="14" rx="3" className="stroke-on-tint" />
      <path d="M104 45v6m-3-3h6" className="stroke-on-tint" />
    </Picture>
  )
}

const OTHERS = [
  [20, 12],
  [48, 12],
  [76, 12],
  [20, 40],
  [76, 40],
] as const

function HomeScreen() {
  return (
    <Picture label="หน้าจอโฮมที่มีไอคอนของสหกรณ์อยู่ท่ามกลางไอคอนอื่น">
      <path d="M8 94V10a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8v84" className="fill-bg" />
      {OTHERS.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          x={x + 4}
          y={y}
          width="20"
          height="20"
          rx="5"
          className="stroke-border"
        />
      ))}
      <rect x="48" y="38" width="28" height="28" rx="7" className="fill-primary stroke-primary" />
      <path d="M54 49l8-5 8 5M55 58h14M57 50v7M62 50v7M67 50v7" className="stroke-on-primary" />
      <path d="M46 74h32" className="stroke-text" />
      <path d="M20 86h88" className="stroke-border" />
    </Picture>
  )
}
