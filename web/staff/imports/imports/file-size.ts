const KB = 1024
const MB = 1024 * KB

/** Short, as people say it. */
export function fileSize(bytes: number): string {
  if (bytes >= 1024 * MB) return `${(bytes / MB / 1024).toFixed(1)} GB`
  if (bytes >= MB) return `${(bytes / MB).toFixed(1)} MB`
  return `${Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / KB))} kB`
}
