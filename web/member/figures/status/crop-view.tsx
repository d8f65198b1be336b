import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { useRef } from 'react'
import type { ReadPicture } from '../../../ui/form/read-picture.ts'
import { squareOf, type View, within, ZOOM_MAX } from './crop.ts'

interface CropViewProps {
  picture: ReadPicture
  view: View
  onView: (view: View) => void
}

/** How far one press goes, as a part of the square. */
const STEP = 0.08

// biome-ignore format: a table reads in columns
const MOVES: { key: string; label: string; Icon: LucideIcon; x: number; y: number }[] = [
  { key: 'ArrowLeft',  label: 'ซ้าย', Icon: ArrowLeft,  x: -1, y: 0 },
  { key: 'ArrowRight', label: 'ขวา', Icon: ArrowRight, x: 1,  y: 0 },
  { key: 'ArrowUp',    label: 'ขึ้น',  Icon: ArrowUp,    x: 0,  y: -1 },
  { key: 'ArrowDown',  label: 'ลง',  Icon: ArrowDown,  x: 0,  y: 1 },
]

/** The square that will be kept, moved by finger, by arrow keys or by buttons; what falls off is dimmed. */
export function CropView({ picture, view, onView }: CropViewProps) {
  const last = useRef<{ x: number; y: number }>(undefined)
  const { x, y, size } = squareOf(picture, view)
  const show = (next: View) => onView(within(picture, next))
  const move = (dx: number, dy: number) => show({ ...view, x: view.x + dx, y: view.y + dy })
  const zoom = (by: number) => show({ ...view, zoom: view.zoom + by })

  function drag(event: React.PointerEvent) {
    if (!last.current) return
    const perPixel = size / event.currentTarget.getBoundingClientRect().width
    move((last.current.x - event.clientX) * perPixel, (last.current.y - event.clientY) * perPixel)
    last.current = { x: event.clientX, y: event.clientY }
  }
  function onKey(event: React.KeyboardEvent) {
    const towards = MOVES.find(({ key }) => key === event.key)
    if (!towards) return
    event.preventDefault()
    move(towards.x * size * STEP, towards.y * size * STEP)
  }
  return (
    <div className="grid justify-items-center gap-3">
      <button
        type="button"
        aria-label="ส่วนของรูปที่จะใช้ ลากหรือใช้ปุ่มลูกศรเพื่อเลื่อน"
        onKeyDown={onKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          last.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = undefined
        }}
        className="block aspect-square w-full max-w-60 cursor-move touch-none overflow-hidden rounded-card border border-border bg-sunken"
      >
        <svg aria-hidden="true" viewBox={`${x} ${y} ${size} ${size}`} className="size-full">
          <image href={picture.image} width={picture.width} height={picture.height} />
          <path
            fillRule="evenodd"
            fill="black"
            fillOpacity="0.5"
            d={`M${x} ${y}h${size}v${size}h${-size}z ${circle(x + size / 2, y + size / 2, size / 2)}`}
          />
        </svg>
      </button>
      <div className="flex w-full max-w-72 items-center gap-2">
        <RoundButton label="ซูมออก" Icon={ZoomOut} onPress={() => zoom(-0.25)} />
        <input
          type="range"
          aria-label="ซูม"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={view.zoom}
          onChange={({ target }) => show({ ...view, zoom: Number(target.value) })}
          className="min-w-0 flex-1 accent-primary"
        />
        <RoundButton label="ซูมเข้า" Icon={ZoomIn} onPress={() => zoom(0.25)} />
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {MOVES.map(({ key, label, Icon, x: dx, y: dy }) => (
          <button
            key={key}
            type="button"
            onClick={() => move(dx * size * STEP, dy * size * STEP)}
            className="inline-flex min-h-12 items-center gap-1 rounded-control border border-control px-3 text-small hover:bg-tint"
          >
            <Icon aria-hidden className="size-4.5" />
            <span className="sr-only">เลื่อน</span>
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

function RoundButton(props: { label: string; Icon: LucideIcon; onPress: () => void }) {
  const { label, Icon, onPress } = props
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-12 shrink-0 items-center gap-1 rounded-control border border-control px-3 text-small hover:bg-tint"
    >
      <Icon aria-hidden className="size-5" />
      {label}
    </button>
  )
}
