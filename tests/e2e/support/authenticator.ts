import { type CDPSession, expect, type Page } from '@playwright/test'

/** Chromium imitates one that has a finger laid on at once. The journey sends `WebAuthn.disable` when it is done. */
export async function givenAuthenticator(chromium: CDPSession): Promise<void> {
  await chromium.send('WebAuthn.enable')
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** On the page of a member's passkeys. */
export async function addPasskey(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'เพิ่มพาสคีย์' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ชื่อพาสคีย์').fill('โทรศัพท์ของฉัน')
  await dialog.getByLabel('รหัสผ่านของท่าน').fill(password)
  await dialog.getByRole('button', { name: 'ไปต่อ' }).click()
  await expect(page.getByRole('main').getByText('โทรศัพท์ของฉัน').first()).toBeVisible()
}
