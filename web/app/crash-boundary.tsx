import { Component, type ReactNode } from 'react'
import { report } from '../client/client-errors.ts'
import { Unavailable } from './unavailable.tsx'

/** A crash in a page shows the unavailable page (REQ-107). */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    document.title = 'main | ไม่พร้อมให้บริการชั่วคราว'
    report(error)
  }

  override render() {
    return this.state.crashed ? <Unavailable /> : this.props.children
  }
}
