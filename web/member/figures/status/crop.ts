// The square that is kept of a picture: where its middle is and how near one looks.

export interface Size {
  width: number
  height: number
}

export interface View {
  /** 1 is as much as fits, 3 is three times nearer. */
  zoom: number
  /** The middle, in points of the picture. */
  x: number
  y: number
}

export interface Square {
  x: number
  y: number
  size: number
}

export const ZOOM_MAX = 3

export function fullView({ width, height }: Size): View {
  return { zoom: 1, x: width / 2, y: height / 2 }
}

/** Never beyond the picture's edges, whatever was asked. */
export function within(picture: Size, { zoom, x, y }: View): View {
  const near = Math.min(ZOOM_MAX, Math.max(1, zoom))
  const half = Math.min(picture.width, picture.height) / near / 2
  return {
    zoom: near,
    x: Math.min(picture.width - half, Math.max(half, x)),
    y: Math.min(picture.height - half, Math.max(half, y)),
  }
}

/** In whole points, and inside the picture even after rounding. */
export function squareOf(picture: Size, view: View): Square {
  const { zoom, x, y } = within(picture, view)
  const size = Math.max(1, Math.floor(Math.min(picture.width, picture.height) / zoom))
  const start = (middle: number, side: number) =>
    Math.min(side - size, Math.max(0, Math.round(middle - size / 2)))
  return { x: start(x, picture.width), y: start(y, picture.height), size }
}

/** As REQ-517 wants it: in hundredths of the picture and in its points. */
export function areasOf(picture: Size, { x, y, size }: Square) {
  const part = (value: number, whole: number) => (value / whole) * 100
  return {
    croppedArea: {
      x: part(x, picture.width),
      y: part(y, picture.height),
      width: part(size, picture.width),
      height: part(size, picture.height),
    },
    croppedAreaPixels: { x, y, width: size, height: size },
  }
}
