export function SkipLink() {
  return (
    <a
      id="skip"
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-80 focus:rounded-control focus:bg-bg focus:px-5 focus:py-3 focus:font-semibold focus:text-link focus:shadow-float"
    >
      ข้ามไปยังเนื้อหาหลัก
    </a>
  )
}
