import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { qrRuns } from '#documents/qr/qr.ts'
import { codeInDrawing } from '#documents/support/qr-reader.ts'
import { billPaymentText } from '#domain/money/bill-payment-qr.ts'
import { satang } from '#domain/money/money.ts'
import { QrPicture } from './qr-picture.tsx'

test('a phone that scans the code on the screen reads the payment', async () => {
  const paid = { ref1: '00010002', ref2: '256910', amount: satang(125_430_75) }
  const text = billPaymentText({ billerId: '099400099999900', ...paid })
  render(<QrPicture qr={qrRuns(text)} className="w-40" />)
  const drawing = new XMLSerializer().serializeToString(screen.getByRole('img'))
  expect(await codeInDrawing(Buffer.from(drawing))).toBe(text)
})
