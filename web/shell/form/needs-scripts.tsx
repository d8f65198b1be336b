/** Reading needs no scripts; writing does, for the proof that no robot writes. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="rounded-card border border-border bg-subtle p-4">
        การส่งข้อความต้องเปิดใช้ JavaScript ในเบราว์เซอร์ หรือโทรสอบถามสหกรณ์ตามหมายเลขท้ายหน้านี้
      </p>
    </noscript>
  )
}
